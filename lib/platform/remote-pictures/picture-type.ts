/** Media type of a picture by its first bytes, whatever its name or its server says; undefined when it is none that may be shown. */
export function pictureType(bytes: Buffer): string | undefined {
  const at = (offset: number, text: string) => bytes.toString('latin1', offset, offset + text.length) === text
  if (at(0, '\xff\xd8\xff')) return 'image/jpeg'
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return 'image/gif'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'image/webp'
  if (at(4, 'ftypavif') || at(4, 'ftypavis')) return 'image/avif'
  return undefined
}

/** Whether bytes are a photo as iPhones keep them (HEIC), which no browser but Safari shows. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12))
