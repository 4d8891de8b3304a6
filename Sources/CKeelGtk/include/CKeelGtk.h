#pragma once
// The classes of GTK that only C can derive, and the widgets that only C can create. Every decision is made by the hooks.
// Without GTK's headers (the trait `Desktop`) this is empty.
#if __has_include(<adwaita.h>)
#include <adwaita.h>

/// The questions that GTK asks. `owner` is the pointer that the constructor received.
typedef struct {
  /// The least and the natural length along an axis, for a length along the other one, or -1.
  void (*measure)(void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  /// Places the children in that size.
  void (*allocate)(void *owner, int width, int height);
  /// Draws behind the children, which are drawn afterwards, or returns true if it has drawn them as well.
  gboolean (*draw)(void *owner, GtkSnapshot *snapshot, int width, int height);
  /// True if the widget takes presses at a point itself; otherwise they go to what is behind it.
  gboolean (*contains)(void *owner, double x, double y);
  /// Draws a symbol in a colour.
  void (*draw_symbol)(void *owner, GdkSnapshot *snapshot, double width, double height, const GdkRGBA *color);
  /// The number of rows of a list.
  guint (*row_count)(void *owner);
  /// The widget or the list of the owner is gone.
  void (*release)(void *owner);
} KeelHooks;

/// Sets the hooks, once, before the first widget.
void keel_gtk_set_hooks(KeelHooks hooks);

/// Creates a widget that the hooks measure, allocate and draw. Its children are those of `gtk_widget_insert_before`.
/// A role can only be set at creation.
GtkWidget *keel_box_new(void *owner, GtkAccessibleRole role);

/// Draws the children of such a widget.
void keel_box_draw_children(GtkWidget *widget, GtkSnapshot *snapshot);

/// Creates a widget to draw on that is a picture to assistive technology: a role can only be set at creation.
GtkWidget *keel_picture_new(void);

/// Creates a paintable without a size of its own, which has the colour of the text around it.
GdkPaintable *keel_symbol_new(void *owner);

/// Creates a list model of numbered rows without content. `g_list_model_items_changed` reports changes.
GListModel *keel_rows_new(void *owner);

/// Returns the name of a widget for assistive technology, to be freed; NULL if none is set. For tests.
char *keel_accessible_name(GtkWidget *widget);
#endif
