/** What a page says, and in which language a screen reader says it. */

/** The only attributes of pages that are read out. */
const SPOKEN = ['alt', 'title', 'aria-label', 'placeholder']

export interface SpokenText {
  text: string
  /** The language by the nearest `lang`. */
  language: string | undefined
}

/** Each element's own words, and its attributes that are read out. */
export function spokenTexts(document: Document): SpokenText[] {
  return [...document.body.querySelectorAll('*:not(script, style, template)')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === element.TEXT_NODE)
    const words = own.map(({ textContent }) => textContent).join('')
    const labels = SPOKEN.map((name) => element.getAttribute(name) ?? '')
    // Its title is beside words of the site about the same bar, which are what is listened for.
    const isBar = element.getAttribute('role') === 'progressbar'
    const language = element.closest('[lang]')?.getAttribute('lang') ?? undefined
    return [words, ...(isBar ? [] : labels)].map((text) => ({ text: text.replace(/\s+/g, ' ').trim(), language }))
  })
}

/** The script of a text; undefined where it has none, or both. */
export function scriptOf(text: string): 'en' | 'bn' | undefined {
  const [bengali, latin] = [/[\u0985-\u09b9]/.test(text), /[a-z]{2}/i.test(text.replace(/\S*[@\d]\S*/g, ''))]
  return bengali === latin ? undefined : bengali ? 'bn' : 'en'
}
