/** How a picture is cropped, and what must stay in sight where a place of another shape shows a part of it. */

/** A point, in per cent of a picture's width from the left and of its height from the top. */
export interface Focus {
  x: number
  y: number
}

/** A part of a picture, in per cent of its width and height. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 }

/** Less of a picture, in either direction, is hardly one. */
export const LEAST_CROP = 10

/** The site's styles know a focus in steps of so many per cent: what a place cuts off moves by a fortieth of the picture at the most. */
const STEP = 10

const within = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value))

/** A crop without the parts of a per cent that no hand means; null for the whole picture. */
export function roundedCrop({ x, y, width, height }: Crop): Crop | null {
  const tenths = (value: number) => Math.round(value * 10) / 10
  const left = tenths(within(x, [0, 100 - LEAST_CROP]))
  const top = tenths(within(y, [0, 100 - LEAST_CROP]))
  const crop = {
    x: left,
    y: top,
    width: tenths(within(width, [LEAST_CROP, 100 - left])),
    height: tenths(within(height, [LEAST_CROP, 100 - top])),
  }
  return crop.width === 100 && crop.height === 100 ? null : crop
}

export const isSameCrop = (one: Crop | null, other: Crop | null): boolean =>
  one === other || (['x', 'y', 'width', 'height'] as const).every((side) => one?.[side] === other?.[side])

/**
 * The focus as pages have it: in what the crop leaves, at its edge where it lies beyond.
 * @param focus in the picture as it was sent
 */
export function shownFocus(focus: Focus, crop: Crop | null): Focus {
  const { x, y, width, height } = crop ?? WHOLE
  const step = (share: number) => within(Math.round((100 * share) / STEP) * STEP, [0, 100])
  return { x: step((focus.x - x) / width), y: step((focus.y - y) / height) }
}

/**
 * The part of a picture that covers a place (CSS Images Level 3, sections 4.5 and 4.6).
 * @param place width over height of the place
 * @param picture width over height of the picture
 * @param position the picture's `object-position`, in per cent
 */
export function partShown(place: number, picture: number, position: Focus): Crop {
  const width = Math.min(100, (100 * place) / picture)
  const height = Math.min(100, (100 * picture) / place)
  return { x: ((100 - width) * position.x) / 100, y: ((100 - height) * position.y) / 100, width, height }
}

/** A part of a part, of the whole. */
export const partOf = (outer: Crop, inner: Crop): Crop => ({
  x: outer.x + (inner.x * outer.width) / 100,
  y: outer.y + (inner.y * outer.height) / 100,
  width: (inner.width * outer.width) / 100,
  height: (inner.height * outer.height) / 100,
})
