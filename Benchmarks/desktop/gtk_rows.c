// The same window as `keel-bench-terminal … desktop`, written in plain C on GTK: a label, or a list of rows.
// usage: gtk_rows ROWS, where 1 is the label. Keys: u changes one row, i inserts one at the front, r replaces all.
// cc -O2 -o gtk_rows gtk_rows.c $(pkg-config --cflags --libs libadwaita-1)
#include <adwaita.h>
#include <stdlib.h>

static guint count, changes;
static GtkStringList *rows;
static GtkWidget *label;

static char *name_of(const char *kind, guint number) { return g_strdup_printf("%s network-name-%u", kind, number); }

static void replace(guint first, guint removed, char **names) {
  gtk_string_list_splice(rows, first, removed, (const char *const *)names);
  g_strfreev(names);
}

static void replace_all(const char *kind) {
  char **names = g_new0(char *, count + 1);
  for (guint number = 0; number < count; number++) names[number] = name_of(kind, number + changes);
  replace(0, g_list_model_get_n_items(G_LIST_MODEL(rows)), names);
}

static void replace_one(guint place, guint removed) {
  char **names = g_new0(char *, 2);
  names[0] = g_strdup_printf("U%05u", changes);
  replace(place, removed, names);
}

static gboolean pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType held, gpointer data) {
  changes++;
  if (label && key == GDK_KEY_u) {
    g_autofree char *text = g_strdup_printf("U%05u", changes);
    gtk_label_set_text(GTK_LABEL(label), text);
  } else if (rows && key == GDK_KEY_u) {
    replace_one(3, 1);
  } else if (rows && key == GDK_KEY_i) {
    replace_one(0, 0);
  } else if (rows && key == GDK_KEY_r) {
    replace_all("new");
  }
  return TRUE;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new(NULL), *strength = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(name), 0);
  gtk_label_set_ellipsize(GTK_LABEL(name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand(name, TRUE);
  gtk_widget_add_css_class(strength, "dim-label");
  gtk_box_append(GTK_BOX(line), name);
  gtk_box_append(GTK_BOX(line), strength);
  gtk_list_item_set_child(item, line);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *name = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  g_autofree char *strength = g_strdup_printf("WPA2  %u%%", gtk_list_item_get_position(item) % 100);
  gtk_label_set_text(GTK_LABEL(name), gtk_string_object_get_string(gtk_list_item_get_item(item)));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(name)), strength);
}

static GtkWidget *make_list(void) {
  rows = gtk_string_list_new(NULL);
  replace_all("row");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
  gtk_widget_add_css_class(list, "rich-list");
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
  GtkWidget *region = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(region), list);
  gtk_widget_set_vexpand(region, TRUE);
  return region;
}

int main(int argc, char **argv) {
  count = argc > 1 ? (guint)strtoul(argv[1], NULL, 10) : 0;
  if (count == 0 || !gtk_init_check()) return 64;
  adw_init();
  GtkWidget *window = adw_window_new(), *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_title(GTK_WINDOW(window), "Rows");
  gtk_window_set_default_size(GTK_WINDOW(window), 640, 600);
  gtk_box_append(GTK_BOX(page), adw_header_bar_new());
  gtk_box_append(GTK_BOX(page), count == 1 ? (label = gtk_label_new("READY0")) : make_list());
  adw_window_set_content(ADW_WINDOW(window), page);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), NULL);
  gtk_widget_add_controller(window, keys);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
