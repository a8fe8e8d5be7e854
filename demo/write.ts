/** Shorthands for typing demo texts: both languages side by side, and the few HTML blocks that details use. */
import manifest from './media/manifest.json'
import type { Bilingual, Drawing } from './shape'

export const both = (en: string, bn: string): Bilingual => ({ en, bn })

export const html = (...blocks: string[]) => blocks.join('\n')

export const p = (text: string) => `<p>${text}</p>`

export const drawing = (name: string): Drawing => ({ drawing: name })

/** A picture of a text. */
export const scene = (name: keyof typeof manifest) => `<p><img src="/media/${manifest[name].filename}"></p>`

export const h2 = (text: string) => `<h2>${text}</h2>`

export const ul = (...items: string[]) => `<ul>${listItems(items)}</ul>`

export const ol = (...items: string[]) => `<ol>${listItems(items)}</ol>`

export const quote = (text: string, who: string) => `<blockquote><p>${text}</p><p><em>${who}</em></p></blockquote>`

const listItems = (items: string[]) => items.map((item) => `<li>${item}</li>`).join('')
