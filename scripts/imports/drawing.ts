/** Drawings of the contexts and of what they import of each other, in Mermaid. */
import { CONTEXTS, type Context } from './contexts'
import { isForTests } from './for-tests'
import type { Source } from './graph'
import { contextOf } from './rules'

/** Node → the nodes that it imports. */
type Arrows = Map<string, Set<string>>

const LAYER = /^(?:lib\/)?[^/]+/
const layerOf = (folder: string) => LAYER.exec(folder)?.[0] ?? folder
const isDrawn = ({ folder }: Context) => !/^(?:components|app)(?:\/|$)/.test(folder)

/** @returns the drawings as Markdown: of the layers, then of the inside of each that has contexts of its own */
function drawings(sources: readonly Source[]): string {
  const contexts = CONTEXTS.filter(isDrawn)
  const between = arrowsBetween(sources)
  const layers = [...new Set(contexts.map(({ folder }) => layerOf(folder)))]
  const whole = drawing(layers, grouped(between, layerOf))
  const insides = layers.flatMap((layer) => {
    const inside = contexts.map(({ folder }) => folder).filter((folder) => layerOf(folder) === layer)
    return inside.length > 2 ? [`\`${layer}\`:\n\n${drawing(inside, between, layer)}`] : []
  })
  return [whole, ...insides].join('\n\n')
}

function arrowsBetween(sources: readonly Source[]): Arrows {
  const arrows: Arrows = new Map()
  for (const { file, imports } of sources) {
    const from = contextOf(file)
    if (!from || isForTests(file)) continue
    for (const { file: target } of imports) {
      const to = target && !isForTests(target) ? contextOf(target) : undefined
      if (to && to !== from) arrows.set(from.folder, (arrows.get(from.folder) ?? new Set()).add(to.folder))
    }
  }
  return arrows
}

function grouped(arrows: Arrows, nameOf: (folder: string) => string): Arrows {
  const groups: Arrows = new Map()
  for (const [from, targets] of arrows) {
    const group = groups.get(nameOf(from)) ?? new Set<string>()
    for (const to of targets) if (nameOf(to) !== nameOf(from)) group.add(nameOf(to))
    groups.set(nameOf(from), group)
  }
  return groups
}

/** @param folders from below to above @param layer the folder around them, which their names leave out */
function drawing(folders: readonly string[], arrows: Arrows, layer = 'lib'): string {
  const name = (folder: string) => (folder === layer ? `${folder} itself` : folder.replace(`${layer}/`, ''))
  const id = (folder: string) => folder.replace(/[^a-z]/g, '_')
  const nodes = folders.map((folder) => `  ${id(folder)}["${name(folder)}"]`)
  const lines = [...folders].reverse().flatMap((from) => {
    const targets = folders.filter((to) => arrows.get(from)?.has(to))
    return targets.filter((to) => !isImplied(to, targets, arrows)).map((to) => `  ${id(from)} --> ${id(to)}`)
  })
  return ['```mermaid', 'flowchart TD', ...nodes.reverse(), ...lines, '```'].join('\n')
}

/** Whether another of the targets leads there, so that an arrow of its own would tell nothing new. */
function isImplied(to: string, targets: readonly string[], arrows: Arrows): boolean {
  const seen = new Set(targets.filter((other) => other !== to))
  for (const other of seen) for (const next of arrows.get(other) ?? []) seen.add(next)
  return seen.has(to)
}

const BEGIN = '<!-- contexts:begin -->'
const END = '<!-- contexts:end -->'

/** @returns a text with the drawings between its marks @throws Error where it has none */
export function withDrawings(text: string, sources: readonly Source[]): string {
  const [before, rest] = text.split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined) throw new Error(`There is no place between ${BEGIN} and ${END}.`)
  return `${before}${BEGIN}\n\n${drawings(sources)}\n\n${END}${after}`
}
