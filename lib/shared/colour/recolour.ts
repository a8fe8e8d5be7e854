/** Text that names colours of the site's own palette, in those that the foundation chose. Client-safe. */
import { type Colours, OWN, paletteOf, type Token } from './palette'

/** The first that has a colour is the one meant: programs share theirs with threads. */
const TOKEN_OF_HEX = new Map((Object.entries(OWN) as [Token, string][]).reverse().map(([token, hex]) => [hex, token]))

/** CSS or SVG with each colour of the site's own palette changed for the chosen one; others stay. */
export function recolour(css: string, colours: Colours): string {
  const palette = paletteOf(colours)
  return css.replace(/#[0-9a-f]{6}\b/gi, (hex) => {
    const token = TOKEN_OF_HEX.get(hex.toLowerCase())
    return token ? palette[token] : hex
  })
}
