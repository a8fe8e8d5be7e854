/** When records left the places where pages show them: what is gone has no time of its own, but its pages changed. */

import { CONTENT_TYPES } from './model'
import type { ListSnapshot, Removals, Snapshot } from './snapshot'

/** Removals up to now. A record that moved has left its place as well. @param before undefined at the first reading */
export function removalsUntil(
  before: Snapshot | undefined,
  lists: Snapshot['lists'],
  now: () => string = () => new Date().toISOString(),
): Removals {
  if (!before) return {}
  const fresh = CONTENT_TYPES.flatMap((type) => {
    const left = before.lists[type] === lists[type] ? [] : placesLeft(before.lists[type], lists[type])
    const times = Object.fromEntries(left.map((place) => [place, now()]))
    return left.length > 0 ? [[type, { ...before.removals[type], ...times }]] : []
  })
  return fresh.length > 0 ? { ...before.removals, ...Object.fromEntries(fresh) } : before.removals
}

function placesLeft(before: ListSnapshot, after: ListSnapshot): string[] {
  const now = new Map(after.records.en.map((record) => [record.Id, placesOf(record)]))
  return before.records.en.flatMap((record) => placesOf(record).filter((place) => !now.get(record.Id)?.includes(place)))
}

/** A part of a project stands on the project's page, wherever else it stands. */
function placesOf(record: object): string[] {
  const { pages = [], projectId = null } = record as { pages?: string[]; projectId?: number | null }
  const own = projectId === null ? [] : [String(projectId)]
  return own.length + pages.length > 0 ? [...own, ...pages] : ['']
}
