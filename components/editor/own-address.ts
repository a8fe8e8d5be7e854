/** Addresses of this site lose its name: a text must read the same on every address that the site has. */
export const withoutOrigin = (text: string) => text.replaceAll(`${location.origin}/`, '/')
