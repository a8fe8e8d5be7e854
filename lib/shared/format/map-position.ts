import { asciiDigits } from './digits'

/** A place on the map, in degrees (WGS 84). */
export interface MapPosition {
  latitude: number
  longitude: number
}

const PAIR = /^\(?\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*°?\s*\)?$/

/** A position as it stands in addresses of maps. */
export const positionText = ({ latitude, longitude }: MapPosition): string => `${latitude},${longitude}`

/** A position as map apps copy it, such as `23.8915, 90.4023`, in digits of any script; null where it is none on Earth. */
export function parsePosition(text: string): MapPosition | null {
  const [, north, east] = PAIR.exec(asciiDigits(text).trim()) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
