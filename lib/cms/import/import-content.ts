/** Copies the content of another server that speaks /api/v1 into the CMS. Run twice, it brings what changed. */
import type { Payload } from 'payload'
import { CONTENT_TYPES, modelOf, type TypeModel } from '@/lib/content/model/model'
import { checkRecord, nameOf } from '@/lib/content/model/record-schema'
import type { RemoteApi } from '@/lib/content/remote/remote-api'
import { pathsIn } from '@/lib/content/remote/remote-list'
import { sanitizeRecord } from '@/lib/content/remote/sanitize-records'
import type { RemotePicture } from '@/lib/platform/remote-pictures/fetch-picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType, ImageIndex } from '@/lib/shared/content/types'
import { type ImportedPicture, type PictureTexts, pictureImporter } from './import-pictures'
import { importedId, importRecord } from './import-record'
import { importSite } from './import-site'
import { reasonOf } from './reason-of'
import type { ImportResult } from './site-import'

export interface ImportOptions {
  payload: Payload
  api: RemoteApi
  fetchPicture: (path: string) => Promise<RemotePicture | null>
  /** Hears how it goes, in sentences. */
  say: (sentence: string) => void
}

export async function importContent({ payload, api, fetchPicture, say }: ImportOptions): Promise<ImportResult> {
  const result: ImportResult = { new: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0 }
  const importPicture = pictureImporter(payload, fetchPicture)
  const ofThisSoftware = await keepsVersions(api)
  const locales: Locale[] = ofThisSoftware ? ['en', 'bn'] : ['en']
  // In the order of the table, in which parents come before what belongs to them.
  for (const type of CONTENT_TYPES) {
    const skipped = new Set<string>()
    const skip = (what: string, reason: string) => {
      // The same record may be wrong in both languages.
      if (skipped.has(what + reason)) return
      skipped.add(what + reason)
      result.skipped += 1
      say(`Skipped: ${type}, ${what}: ${reason}.`)
    }
    const list = await readList(api, type, locales, skip).catch((error: Error) => {
      result.failed += 1
      say(`The list ${type} ${error.message}.`)
    })
    if (!list) continue
    const count = { new: 0, changed: 0, unchanged: 0 }
    let withMoney = 0
    for (const record of list.records) {
      try {
        const pictures = await picturesOf(type, record, list.texts, importPicture)
        const origin = originOf(api, type, record.en.Id)
        const project = await projectOf(payload, api, record.en)
        const outcome = await importRecord(payload, { type, origin, ...record, pictures, project })
        count[outcome] += 1
        if (outcome === 'new' && 'raised' in record.en && record.en.raised > 0) withMoney += 1
      } catch (error) {
        skip(`Id ${record.en.Id}`, reasonOf(error))
      }
    }
    for (const outcome of ['new', 'changed', 'unchanged'] as const) result[outcome] += count[outcome]
    if (list.records.length > 0)
      say(`${type}: ${count.new} new, ${count.changed} changed, ${count.unchanged} as before.`)
    if (withMoney > 0)
      say(
        `Money raised there: entered for ${withMoney} new ${withMoney === 1 ? 'campaign' : 'campaigns'} as received before this site, all of it of the purpose general, since the other server does not tell zakat and sadaqah apart.`,
      )
  }
  if (ofThisSoftware) await importSite({ payload, api, importPicture, say, result })
  else say('That server offers no pages, menu or words.')
  return result
}

type AnyRecord = ContentLists[ContentType]
type Skip = (what: string, reason: string) => void

interface IncomingList {
  records: { en: AnyRecord; bn: AnyRecord }[]
  texts: PictureTexts
}

/** A server that keeps versions is one of this software, and has Bangla and texts of pictures. */
const keepsVersions = async (api: RemoteApi) => typeof (await api.versions().catch(() => 'missing')) !== 'string'

/** @throws Unreachable, InvalidResponse */
async function readList(api: RemoteApi, type: ContentType, locales: Locale[], skip: Skip): Promise<IncomingList> {
  const read = async (locale: Locale): Promise<AnyRecord[]> => {
    const answer = await api.list(type, locale)
    return typeof answer === 'string' ? [] : usable(api, type, answer.value, skip)
  }
  const en = await read('en')
  const bangla = new Map((locales.includes('bn') ? await read('bn') : []).map((record) => [record.Id, record]))
  const paths = pathsIn(type, en)
  const textsIn = (locale: Locale): Promise<ImageIndex> =>
    locales.includes('bn') && paths.length > 0 ? api.images(paths, locale) : Promise.resolve({})
  const texts = { en: await textsIn('en'), bn: await textsIn('bn') }
  return { records: en.map((record) => ({ en: record, bn: bangla.get(record.Id) ?? record })), texts }
}

function usable(api: RemoteApi, type: ContentType, list: unknown[], skip: Skip): AnyRecord[] {
  const seen = new Set<number>()
  return list.flatMap((given, i) => {
    const checked = checkRecord(type, given)
    const problem = 'problem' in checked ? checked.problem : seen.has(checked.value.Id) ? 'has an Id twice' : undefined
    if (problem || !('value' in checked)) {
      skip(nameOf(given, i), problem ?? 'is wrong')
      return []
    }
    seen.add(checked.value.Id)
    return [sanitizeRecord(type, checked.value, api.origin, (sentence) => skip('a picture', sentence))]
  })
}

/** What a record is known by here: a page half by the record that it is half of. */
function originOf(api: RemoteApi, type: ContentType, id: number): string {
  const { collection, half } = modelOf(type) as TypeModel
  const whole = half ? CONTENT_TYPES.find((one) => isWholeOf(modelOf(one) as TypeModel, collection)) : type
  return `${api.origin} ${whole} ${id}`
}

const isWholeOf = (model: TypeModel, collection: string) => model.collection === collection && !model.half

async function projectOf(payload: Payload, api: RemoteApi, record: AnyRecord): Promise<number | null> {
  const id = 'projectId' in record ? record.projectId : null
  return id === null ? null : importedId(payload, originOf(api, 'projects', id))
}

/** The pictures of a record: of its fields, and of its HTML. */
async function picturesOf(
  type: ContentType,
  { en, bn }: IncomingList['records'][number],
  texts: PictureTexts,
  importPicture: ReturnType<typeof pictureImporter>,
): Promise<Map<string, ImportedPicture>> {
  const { title, name } = en as { title?: string; name?: string }
  const pictures = new Map<string, ImportedPicture>()
  for (const path of pathsIn(type, [en, bn])) {
    pictures.set(path, await importPicture(path, title || name || '', texts))
  }
  return pictures
}
