/**
 * Payload's server functions, all of them, by the names that a browser calls them by, and whether this admin calls them.
 * Its own handler would look any name up, `constructor` too, which gives out the whole request.
 */
export const SERVER_FUNCTIONS: Readonly<Record<string, boolean>> = {
  'copy-data-from-locale': true,
  'form-state': true,
  'get-default-layout': true,
  'render-document': true,
  'render-document-slots': true,
  'render-field': true,
  'render-list': true,
  'render-widget': true,
  slugify: true,
  'table-state': true,
  // Nothing is kept in folders here.
  'get-folder-results-component-and-data': false,
  // Nothing is published at a time here.
  'get-upcoming-scheduled-publish': false,
  'schedule-publish': false,
}

/** Whether a browser may call a server function by this name, which may be anything. */
export const isAllowedName = (name: unknown): boolean =>
  typeof name === 'string' && Object.hasOwn(SERVER_FUNCTIONS, name) && SERVER_FUNCTIONS[name] === true
