/**
 * What in a piece of a page is not allowed in rich text, said a second time and apart from the list that cleans: a
 * mistake in one shows in the other. Stands alone, so that a test can send it into a browser. Tests only.
 */
export function offences(root: Element): string[] {
  const site = 'http://site.invalid'
  const word = /^(p|h[2-6]|ul|ol|li|blockquote|pre|hr|figure|figcaption|strong|em|u|s|sub|sup|code|a|span|br)$/
  const table = /^(table|caption|thead|tbody|tfoot|tr|th|td)$/
  const inMedia = (value: string, types: RegExp) => {
    const { origin, pathname, search, hash } = new URL(value, site)
    return origin === site && /^\/media\/[^/]+$/.test(pathname) && types.test(pathname) && search === '' && hash === ''
  }
  const attributes: Record<string, Record<string, (value: string) => boolean>> = {
    a: {
      href: (value) => /^(https?|mailto|tel):$/.test(new URL(value, site).protocol),
      title: () => true,
      target: (value) => value === '_blank',
      rel: (value) => value === 'noopener noreferrer',
    },
    span: { class: (value) => /^colour-(brick|ochre|leaf|river|neel|plum|bark)$/.test(value) },
    ol: { start: (value) => /^\d+$/.test(value) },
    img: {
      src: (value) => inMedia(value, /\.(webp|avif|jpe?g|png|gif)$/),
      alt: () => true,
      width: (value) => Number(value) < 10_000,
      height: (value) => Number(value) < 10_000,
    },
    iframe: {
      src: (value) => {
        const { protocol, host, pathname } = new URL(value)
        const player = `${host}${pathname.replace(/[\w-]+$/, '')}`
        return protocol === 'https:' && /^(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/$/.test(player)
      },
      title: () => true,
    },
    video: { src: (value) => inMedia(value, /\.(mp4|webm)$/), controls: (value) => value === '', title: () => true },
    th: { colspan: (value) => Number(value) <= 20, rowspan: (value) => Number(value) <= 20, scope: () => true },
    td: { colspan: (value) => Number(value) <= 20, rowspan: (value) => Number(value) <= 20 },
  }
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`foreign <${name}>`)
    if (!word.test(name) && !table.test(name) && !/^(img|iframe|video)$/.test(name)) found.push(`<${name}>`)
    for (const attribute of element.getAttributeNames()) {
      const value = element.getAttribute(attribute) ?? ''
      const isRight = Object.hasOwn(attributes, name) ? attributes[name]?.[attribute] : undefined
      if (!isRight?.(value)) found.push(`<${name} ${attribute}="${value}">`)
    }
    if (element.getAttribute('target') && !element.getAttribute('rel')) found.push('a new window that can reach back')
    const leads = name === 'a' ? (element.getAttribute('href') ?? '') : ''
    if (/^(https?:|[/\\]{2})/i.test(leads) && !element.getAttribute('rel'))
      found.push(`a link away without rel: ${leads}`)
    if (/^(img|iframe|video)$/.test(name) && (!element.getAttribute('src') || element.firstChild))
      found.push(`odd <${name}>`)
  }
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION)
  while (comments.nextNode()) found.push('a comment')
  return found
}
