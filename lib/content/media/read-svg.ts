/**
 * Reads an SVG by a list of what is drawn, and writes it anew: nothing of a stranger's file reaches the drawing program but
 * the elements, attributes and values of that list (OWASP, File Upload Cheat Sheet). The file itself is never served.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ATTRIBUTES, ELEMENTS, isOwnPart, isPlainValue, PROPERTIES, SKIPPED, SVG, XLINK } from './svg-rules'

export type SvgFault =
  | 'svgBroken'
  | 'svgTooLarge'
  | 'svgDoctype'
  | 'svgScript'
  | 'svgForeign'
  | 'svgText'
  | 'svgElement'

/** An SVG that is not drawn, and why; `element` names what is not on the list. */
export class SvgRefused extends Error {
  override name = 'SvgRefused'

  constructor(
    readonly fault: SvgFault,
    readonly element = '',
  ) {
    super(fault)
  }
}

const MOST_BYTES = 1_000_000
const MOST_ELEMENTS = 10_000
const MOST_DEPTH = 60
/** Copies of copies multiply: few are enough for a logo. */
const MOST_USES = 100

/** Whether bytes are meant as an SVG, whatever the file is called. */
export const looksLikeSvg = (bytes: Buffer): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>\s*)*<(?:\w+:)?svg[\s>/]/i.test(
    bytes.subarray(0, 20_000).toString('utf8'),
  )

/**
 * @param bytes of a file from anybody
 * @returns a drawing of shapes alone
 * @throws SvgRefused
 */
export function readSvg(bytes: Buffer): string {
  if (bytes.length > MOST_BYTES) throw new SvgRefused('svgTooLarge')
  const reader = new SvgReader()
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('doctype', () => {
    throw new SvgRefused('svgDoctype')
  })
  parser.on('processinginstruction', () => {
    throw new SvgRefused('svgForeign')
  })
  parser.on('opentag', (tag) => reader.open(tag))
  parser.on('closetag', () => reader.close())
  parser.on('error', () => {
    throw new SvgRefused('svgBroken')
  })
  parser.write(bytes.toString('utf8')).close()
  return reader.drawing()
}

class SvgReader {
  private readonly written: string[] = []
  /** Names of the elements that are open; null inside of what is left out. */
  private readonly opened: (string | null)[] = []
  private elements = 0
  private uses = 0
  /** Parts that hold copies, which must not be copied again. */
  private readonly holding = new Set<string>()
  private readonly copied = new Set<string>()
  private readonly ids: (string | undefined)[] = []

  open(tag: SaxesTagNS): void {
    this.elements += 1
    if (this.elements > MOST_ELEMENTS || this.opened.length > MOST_DEPTH) throw new SvgRefused('svgTooLarge')
    if (this.opened.length === 0 && (tag.local !== 'svg' || tag.uri !== SVG)) throw new SvgRefused('svgBroken')
    // Drawing programs keep notes in namespaces of their own.
    const isDrawn = tag.uri === SVG && !SKIPPED.has(tag.local) && this.opened.at(-1) !== null
    if (isDrawn) refuseUnlisted(tag.local)
    const attributes = attributesOf(tag)
    this.ids.push(attributes.get('id'))
    this.opened.push(isDrawn ? tag.local : null)
    if (!isDrawn) return
    if (tag.local === 'use') this.countUse(attributes.get('href') ?? '')
    if (this.written.length === 0) attributes.set('xmlns', SVG)
    const said = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
    this.written.push(`<${tag.local}${said}>`)
  }

  close(): void {
    const name = this.opened.pop()
    this.ids.pop()
    if (name) this.written.push(`</${name}>`)
  }

  drawing(): string {
    for (const id of this.copied) if (this.holding.has(id)) throw new SvgRefused('svgTooLarge')
    return this.written.join('')
  }

  private countUse(href: string): void {
    this.uses += 1
    if (this.uses > MOST_USES) throw new SvgRefused('svgTooLarge')
    this.copied.add(href.slice(1))
    for (const id of this.ids) if (id !== undefined) this.holding.add(id)
  }
}

function refuseUnlisted(name: string): void {
  if (ELEMENTS.has(name)) return
  if (name === 'script' || name === 'foreignObject') throw new SvgRefused('svgScript')
  if (name === 'image') throw new SvgRefused('svgForeign')
  if (name === 'text') throw new SvgRefused('svgText')
  throw new SvgRefused('svgElement', name.slice(0, 30))
}

/** The attributes that are drawn. @throws SvgRefused where one of them would do or fetch something */
function attributesOf({ attributes }: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>()
  for (const { local, uri, value } of Object.values(attributes)) {
    if (/^on/i.test(local)) throw new SvgRefused('svgScript')
    if (local === 'href') {
      if (!isOwnPart(value)) throw new SvgRefused('svgForeign')
      if (uri === '' || uri === XLINK) kept.set('href', value.trim())
    } else if (uri === '' && local === 'style') {
      for (const [name, said] of declarations(value)) keep(kept, name, said)
    } else if (uri === '' && ATTRIBUTES.has(local)) keep(kept, local, value)
  }
  return kept
}

function keep(kept: Map<string, string>, name: string, value: string): void {
  if (!isPlainValue(value)) throw new SvgRefused('svgForeign')
  kept.set(name, value)
}

/** Declarations of a style attribute, as far as there are attributes of the same name. */
function declarations(style: string): [name: string, value: string][] {
  if (/@import|expression\s*\(/i.test(style)) throw new SvgRefused('svgForeign')
  return style.split(';').flatMap((each): [string, string][] => {
    const [name = '', ...rest] = each.split(':')
    return PROPERTIES.has(name.trim()) ? [[name.trim(), rest.join(':').trim()]] : []
  })
}

const escaped = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[\n\t\r]/g, ' ')
