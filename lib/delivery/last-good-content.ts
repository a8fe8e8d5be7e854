/**
 * The last good content, kept on disk for a start whose source is down. One JSON value a line: what it is, then a part a
 * line, then its end, so that half a file is known for what it is.
 */
import { readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { imageMeta } from '@/lib/content/model/image-schema'
import { CONTENT_TYPES } from '@/lib/content/model/model'
import { menuSchema, pagesSchema } from '@/lib/content/model/pages-schema'
import { checkList } from '@/lib/content/model/record-schema'
import { partnersSchema, settingsSchema, storiesSchema } from '@/lib/content/model/settings-schema'
import { besideList, makeList, makePages, type Snapshot } from '@/lib/content/model/snapshot'
import { databaseName } from '@/lib/platform/database/open-failure'
import type { Env } from '@/lib/platform/env/env'
import { timeSlices } from '@/lib/platform/event-loop/time-slices'
import { log } from '@/lib/platform/log/log'
import type { Locale } from '@/lib/shared/addresses/localized'
import { OWN_MENU } from '@/lib/shared/content/menu'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import { NO_CHANGED_WORDS } from '@/lib/shared/i18n/changed-words'

export const LAST_CONTENT_FILE = 'last-content.json'

/** A burst of edits is written once. */
const PAUSE_MS = 5000

/** Where the last good content is stored, and of which source: that of another source is never shown. */
export interface LastGoodLocation {
  dataDir: string
  /** Address of the source, without a password. */
  source: string
}

/** The location for a configuration: for the other server's content, or for the database's. */
export function lastGoodLocation({ dataDir, contentApiUrl, databaseUrl }: Env): LastGoodLocation {
  return { dataDir, source: contentApiUrl ?? databaseName(databaseUrl, dataDir) }
}

/** The content of an earlier run; undefined when there is none of this source, or none that is whole. */
export function readLastGoodContent({ dataDir, source }: LastGoodLocation): Snapshot | undefined {
  const file = path.join(/* turbopackIgnore: true */ dataDir, LAST_CONTENT_FILE)
  const text = textOf(file)
  if (text === undefined) return undefined
  try {
    const [head, ...parts] = text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    if (head?.source !== source) return undefined
    return snapshotOf(parts)
  } catch (error) {
    log.warn(`The last good content ${file} is damaged and is not used: ${(error as Error).message}`)
    return undefined
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') log.warn(`The last good content ${file} cannot be read: ${message}.`)
    return undefined
  }
}

const inBoth = <T extends z.ZodType>(schema: T) => z.object({ en: schema, bn: schema })
const own = z.object({
  settings: inBoth(settingsSchema),
  partners: inBoth(partnersSchema),
  images: inBoth(z.record(z.string(), imageMeta)),
  // Earlier versions kept none of these.
  stories: inBoth(storiesSchema).default({ en: [], bn: [] }),
  pages: z.object({ records: inBoth(pagesSchema) }).default({ records: { en: [], bn: [] } }),
  menu: inBoth(menuSchema).default({ en: OWN_MENU, bn: OWN_MENU }),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean() })).default([]),
  movedPictures: z.record(z.string(), z.string().nullable()).default({}),
  words: inBoth(z.record(z.string(), z.string())).default(NO_CHANGED_WORDS),
  removals: z.partialRecord(z.enum(CONTENT_TYPES), z.record(z.string(), z.iso.datetime())).default({}),
  end: z.literal(true),
})

const timesSchema = z.array(z.tuple([z.int(), z.object({ createdAt: z.iso.datetime(), modifiedAt: z.iso.datetime() })]))

/** @throws when a part is missing or is not what it should be */
function snapshotOf(parts: Record<string, unknown>[]): Snapshot {
  const { settings, partners, stories, pages, menu, images, words, redirects, movedPictures, removals } = own.parse(
    Object.assign({}, ...parts),
  )
  const records = new Map(parts.map((part) => [part.list, part]))
  const list = (type: ContentType) => {
    const recordsIn = (locale: Locale): ContentLists[ContentType][] => {
      const given = records.get(type)?.[locale]
      const checked = checkList(type, Array.isArray(given) ? given : [null])
      if ('problem' in checked) throw new Error(`${type} ${checked.problem}.`)
      return checked.value
    }
    const times = timesSchema.optional().catch(undefined).parse(records.get(type)?.times)
    const beside = besideList(type, stories)
    const made = makeList(type, { en: recordsIn('en'), bn: recordsIn('bn') }, images, beside)
    return times ? { ...made, times: new Map(times) } : made
  }
  const lists = Object.fromEntries(CONTENT_TYPES.map((type) => [type, list(type)])) as unknown as Snapshot['lists']
  return {
    lists,
    images,
    settings,
    partners,
    stories,
    words,
    menu,
    pages: makePages(pages.records, images),
    redirects,
    movedPictures,
    removals,
  }
}

/** Levels of a line whose parts are made into text one by one: its lists, and the records in them. */
const LIST_LEVELS = 2
/** With the name of the part. */
const OTHER_LEVELS = 3
/** Characters that are written at once. */
const CHUNK = 64 * 1024

function* linesOf(source: string, { lists, ...others }: Snapshot): Generator<string> {
  yield `${JSON.stringify({ source, savedAt: new Date().toISOString() })}\n`
  for (const type of CONTENT_TYPES) {
    const { records, times } = lists[type]
    yield* jsonPieces({ list: type, en: records.en, bn: records.bn, times: times && [...times] }, LIST_LEVELS)
    yield '\n'
  }
  yield* jsonPieces(others, OTHER_LEVELS)
  yield '\n{"end":true}'
}

/** A value as JSON in pieces: much content in one would hold the event loop. */
function* jsonPieces(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value)
    return
  }
  const isList = Array.isArray(value)
  let before = isList ? '[' : '{'
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue
    yield isList ? before : `${before}${JSON.stringify(key)}:`
    yield* jsonPieces(part, levels - 1)
    before = ','
  }
  yield `${before === ',' ? '' : before}${isList ? ']' : '}'}`
}

/** Pieces in chunks to be written, made in slices of time. */
async function* inChunks(pieces: Iterable<string>): AsyncGenerator<string> {
  const pause = timeSlices()
  let chunk = ''
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length >= CHUNK) {
      yield chunk
      chunk = ''
    }
    await pause()
  }
  yield chunk
}

/** Writes content as it changes: whole or not at all, and at most once every few seconds. Never throws. */
export function lastGoodContentWriter({ dataDir, source }: LastGoodLocation): (snapshot: Snapshot) => void {
  const file = path.join(/* turbopackIgnore: true */ dataDir, LAST_CONTENT_FILE)
  // Instances on one database may share the folder.
  const unfinished = `${file}.${process.pid}`
  let waiting: Snapshot | undefined
  let busy = false
  const write = async () => {
    while (waiting) {
      const snapshot = waiting
      waiting = undefined
      try {
        await writeFile(unfinished, inChunks(linesOf(source, snapshot)), { mode: 0o600, flush: true })
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        log.warn(`The last good content could not be kept in ${file}: ${(error as Error).message}.`)
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
    }
  }
  return (snapshot) => {
    waiting = snapshot
    if (busy) return
    busy = true
    void write().finally(() => {
      busy = false
    })
  }
}
