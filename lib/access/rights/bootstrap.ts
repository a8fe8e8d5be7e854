/** Set in the request's context when the first administrator is created, at start: the one creation without a user. */
export const BOOTSTRAP = 'bootstrap'
