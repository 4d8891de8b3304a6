#include "CKeelGtk.h"

#if __has_include(<adwaita.h>)
static KeelHooks hooks;
void keel_gtk_set_hooks(KeelHooks given) { hooks = given; }

typedef struct {
  GtkWidget parent;
  void *owner;
} KeelBox;
typedef struct {
  GtkWidgetClass parent;
} KeelBoxClass;
GType keel_box_get_type(void);

// MARK: The layout manager, which asks the solver in both passes

typedef struct {
  GtkLayoutManager parent;
} KeelLayout;
typedef struct {
  GtkLayoutManagerClass parent;
} KeelLayoutClass;
GType keel_layout_get_type(void);
G_DEFINE_TYPE(KeelLayout, keel_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode keel_layout_mode(GtkLayoutManager *self, GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void keel_layout_measure(GtkLayoutManager *self, GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
  void *owner = ((KeelBox *)widget)->owner;
  if (owner) hooks.measure(owner, orientation, for_size, minimum, natural);
  if (*natural < *minimum) *natural = *minimum;
}

static void keel_layout_allocate(GtkLayoutManager *self, GtkWidget *widget, int width, int height, int baseline) {
  void *owner = ((KeelBox *)widget)->owner;
  if (owner) hooks.allocate(owner, width, height);
}

static void keel_layout_class_init(KeelLayoutClass *class) {
  GtkLayoutManagerClass *layout = GTK_LAYOUT_MANAGER_CLASS(class);
  layout->get_request_mode = keel_layout_mode;
  layout->measure = keel_layout_measure;
  layout->allocate = keel_layout_allocate;
}
static void keel_layout_init(KeelLayout *self) {}

// MARK: The widget

G_DEFINE_TYPE(KeelBox, keel_box, GTK_TYPE_WIDGET)

static void keel_box_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  void *owner = ((KeelBox *)widget)->owner;
  if (owner && hooks.draw(owner, snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget))) return;
  keel_box_draw_children(widget, snapshot);
}

void keel_box_draw_children(GtkWidget *widget, GtkSnapshot *snapshot) {
  GTK_WIDGET_CLASS(keel_box_parent_class)->snapshot(widget, snapshot);
}

static gboolean keel_box_contains(GtkWidget *widget, double x, double y) {
  if (!GTK_WIDGET_CLASS(keel_box_parent_class)->contains(widget, x, y)) return FALSE;
  void *owner = ((KeelBox *)widget)->owner;
  return !owner || hooks.contains(owner, x, y);
}

static void keel_box_dispose(GObject *object) {
  KeelBox *self = (KeelBox *)object;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  void *owner = self->owner;
  self->owner = NULL;
  if (owner) hooks.release(owner);
  G_OBJECT_CLASS(keel_box_parent_class)->dispose(object);
}

static void keel_box_class_init(KeelBoxClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->snapshot = keel_box_snapshot;
  widget->contains = keel_box_contains;
  G_OBJECT_CLASS(class)->dispose = keel_box_dispose;
  gtk_widget_class_set_layout_manager_type(widget, keel_layout_get_type());
  gtk_widget_class_set_css_name(widget, "keelbox");
}
static void keel_box_init(KeelBox *self) {}

GtkWidget *keel_box_new(void *owner, GtkAccessibleRole role) {
  KeelBox *self = g_object_new(keel_box_get_type(), "accessible-role", role, NULL);
  self->owner = owner;
  return GTK_WIDGET(self);
}

GtkWidget *keel_picture_new(void) {
  return g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
}

// MARK: A symbol, in the colour of the text around it

typedef struct {
  GObject parent;
  void *owner;
} KeelSymbol;
typedef struct {
  GObjectClass parent;
} KeelSymbolClass;
GType keel_symbol_get_type(void);

static void keel_symbol_draw(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height,
                             const GdkRGBA *colors, gsize count) {
  void *owner = ((KeelSymbol *)paintable)->owner;
  GdkRGBA black = {0, 0, 0, 1};
  if (owner) hooks.draw_symbol(owner, snapshot, width, height, count > 0 ? &colors[0] : &black);
}
static void keel_symbol_snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
  keel_symbol_draw(GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, NULL, 0);
}
static double keel_symbol_ratio(GdkPaintable *paintable) { return 1; }
static void keel_symbol_paintable(GdkPaintableInterface *paintable) {
  paintable->snapshot = keel_symbol_snapshot;
  paintable->get_intrinsic_aspect_ratio = keel_symbol_ratio;
}
static void keel_symbol_symbolic(GtkSymbolicPaintableInterface *paintable) {
  paintable->snapshot_symbolic = keel_symbol_draw;
}
G_DEFINE_TYPE_WITH_CODE(KeelSymbol, keel_symbol, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, keel_symbol_paintable)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SYMBOLIC_PAINTABLE, keel_symbol_symbolic))

static void keel_symbol_dispose(GObject *object) {
  KeelSymbol *self = (KeelSymbol *)object;
  void *owner = self->owner;
  self->owner = NULL;
  if (owner) hooks.release(owner);
  G_OBJECT_CLASS(keel_symbol_parent_class)->dispose(object);
}
static void keel_symbol_class_init(KeelSymbolClass *class) { G_OBJECT_CLASS(class)->dispose = keel_symbol_dispose; }
static void keel_symbol_init(KeelSymbol *self) {}

GdkPaintable *keel_symbol_new(void *owner) {
  KeelSymbol *self = g_object_new(keel_symbol_get_type(), NULL);
  self->owner = owner;
  return GDK_PAINTABLE(self);
}

// MARK: The rows of a list: objects without content, which exist while the list view shows them

typedef struct {
  GObject parent;
  void *owner;
} KeelRows;
typedef struct {
  GObjectClass parent;
} KeelRowsClass;
GType keel_rows_get_type(void);

static GType keel_rows_item_type(GListModel *model) { return G_TYPE_OBJECT; }
static guint keel_rows_count(GListModel *model) {
  void *owner = ((KeelRows *)model)->owner;
  return owner ? hooks.row_count(owner) : 0;
}
static gpointer keel_rows_item(GListModel *model, guint position) {
  return position < keel_rows_count(model) ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}
static void keel_rows_model(GListModelInterface *model) {
  model->get_item_type = keel_rows_item_type;
  model->get_n_items = keel_rows_count;
  model->get_item = keel_rows_item;
}
G_DEFINE_TYPE_WITH_CODE(KeelRows, keel_rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, keel_rows_model))

static void keel_rows_dispose(GObject *object) {
  KeelRows *self = (KeelRows *)object;
  void *owner = self->owner;
  self->owner = NULL;
  if (owner) hooks.release(owner);
  G_OBJECT_CLASS(keel_rows_parent_class)->dispose(object);
}
static void keel_rows_class_init(KeelRowsClass *class) { G_OBJECT_CLASS(class)->dispose = keel_rows_dispose; }
static void keel_rows_init(KeelRows *self) {}

GListModel *keel_rows_new(void *owner) {
  KeelRows *self = g_object_new(keel_rows_get_type(), NULL);
  self->owner = owner;
  return G_LIST_MODEL(self);
}
// GTK tells the value of a property only where it differs from an expected one, which no name is.
char *keel_accessible_name(GtkWidget *widget) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01");
}
#endif
