/** Set in the context of the one creation that needs no signed-in person: the first administrator, at start. */
export const BOOTSTRAP = 'bootstrap'
