const WIDTH = 240

/** One at a time: a photo takes 50 MB of a phone's memory to be drawn. */
let last: Promise<unknown> = Promise.resolve()

/** A small drawing of a picture's file, as an address; null where the browser cannot read it. */
export function previewOf(file: File): Promise<string | null> {
  const made = last.then(() => draw(file)).catch(() => null)
  last = made
  return made
}

async function draw(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}
