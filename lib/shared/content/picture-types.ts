/** Media types of pictures by the ends of their names, for the front and for the app. */
export const PICTURE_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Largest file of a picture that is taken, in bytes. */
export const LARGEST_UPLOAD = 15_000_000
