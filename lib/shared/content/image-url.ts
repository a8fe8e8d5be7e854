/** Address of a stored picture: the server's root plus the stored path (spec 2, section 3). */
export function imageUrl(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Address of a smaller copy of a stored picture. */
export function imageCopyUrl(path: string, width: number, format: 'webp' | 'avif'): string {
  return imageUrl(path.replace(/\.[^./]+$/, `-${width}.${format}`))
}
