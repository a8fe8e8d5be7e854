/** Holds JSON-LD against schema.org: what is wrong with it, in words. */
import jsonld from 'jsonld'
import { NAMESPACE, readVocabulary, type Vocabulary } from './vocabulary'

type Expanded = Record<string, unknown>

let known: Vocabulary | undefined

/**
 * @param text of a script of type application/ld+json
 * @returns a sentence for each type or property that schema.org has not, or not there; for each value that is none of
 *   the property's types; and for addresses that are not whole and moments without a zone
 */
export async function offences(text: string): Promise<string[]> {
  known ??= readVocabulary()
  const nodes = await jsonld.expand(JSON.parse(text) as object, { documentLoader, safe: true })
  const check = new Check(known)
  for (const node of nodes) check.node(node)
  return check.found
}

/** Every name is schema.org's; nothing is asked of the network. */
async function documentLoader(documentUrl: string) {
  if (documentUrl !== 'https://schema.org') throw new Error(`${documentUrl} is no context of ours.`)
  return { documentUrl, document: { '@context': { '@vocab': NAMESPACE } } }
}

class Check {
  readonly found: string[] = []

  constructor(private readonly vocabulary: Vocabulary) {}

  node(node: Expanded): void {
    const types = (node['@type'] ?? []) as string[]
    if (types.length === 0) this.found.push(`Something has no type: ${JSON.stringify(node)}.`)
    for (const type of types) if (!this.vocabulary.isType(type)) this.found.push(`${short(type)} is no type.`)
    if (node['@id'] !== undefined && !isWhole(node['@id'])) this.found.push(`The @id ${node['@id']} is not whole.`)
    for (const [name, values] of Object.entries(node)) {
      if (!name.startsWith('@')) this.property(types, name, values as Expanded[])
    }
  }

  private property(types: string[], name: string, values: Expanded[]): void {
    const at = `${types.map(short).join()}.${short(name)}`
    // What a visitor fills in of an action: schema.org/docs/actions.html.
    const property = name.replace(/-(input|output)$/, '')
    const domain = this.vocabulary.domainOf(property)
    if (!domain) this.found.push(`${at}: there is no such property.`)
    else if (!types.some((type) => this.vocabulary.isWithin(type, domain))) {
      this.found.push(`${at}: the type has no such property.`)
    }
    if (property !== name) return
    const range = this.vocabulary.rangeOf(property)
    for (const value of values) {
      if (!this.isIn(range, value, property)) this.found.push(`${at} cannot be ${JSON.stringify(value)}.`)
      if (value['@type']) this.node(value)
    }
  }

  private isIn(range: ReadonlySet<string>, value: Expanded, property: string): boolean {
    const types = value['@type'] as string[] | undefined
    if (types) return types.some((type) => this.vocabulary.isWithin(type, range))
    // Described elsewhere.
    if ('@id' in value) return isWhole(value['@id'])
    const literal = value['@value']
    if (short(property) === 'urlTemplate') return isWhole(literal)
    return [...range].some((type) => this.isLiteral(literal, type))
  }

  private isLiteral(literal: unknown, type: string): boolean {
    if (typeof literal === 'number') return ['Number', 'Integer', 'Float'].includes(short(type))
    if (typeof literal === 'boolean') return short(type) === 'Boolean'
    const text = String(literal)
    switch (short(type)) {
      case 'Text':
        return text.trim() !== ''
      // A thing may be named by the address of its page.
      case 'URL':
      case 'Thing':
        return isWhole(text)
      case 'Date':
      case 'DateTime':
        return isZoned(text)
      default:
        return this.isMember(text, type) || (this.isQuantity(type) && /^\d+(\.\d+)? \S+$/.test(text))
    }
  }

  private isMember(text: string, type: string): boolean {
    return this.vocabulary.typesOf(text.replace(/^https?:\/\/schema\.org\//, NAMESPACE)).has(type)
  }

  private isQuantity(type: string): boolean {
    return this.vocabulary.isWithin(type, new Set([`${NAMESPACE}Quantity`]))
  }
}

const short = (name: string) => name.replace(NAMESPACE, '')

const isWhole = (address: unknown) =>
  typeof address === 'string' && /^https?:\/\/[^/\s]/.test(address) && URL.canParse(address)

const isZoned = (moment: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(moment) && !Number.isNaN(Date.parse(moment))
