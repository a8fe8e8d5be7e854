/** Structured data as it stands in a page: JSON-LD 1.1 of schema.org. */
import type { Thing } from 'schema-dts'

/** An object of schema.org, or undefined where there is nothing to say. */
export type Node = Thing | undefined

/** What could end the script that holds it, or a line of an older reader's JavaScript. */
const UNSAFE = /[<\u2028\u2029]/g

/**
 * Objects of schema.org → the text of a script of type application/ld+json, which nothing in it can end.
 * @returns '' where there are no objects; fields that are empty are left out
 */
export function jsonLd(nodes: readonly Node[]): string {
  const graph = nodes.filter((node) => node !== undefined)
  if (graph.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, withoutEmpty)
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function withoutEmpty(_: string, value: unknown): unknown {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value
}
