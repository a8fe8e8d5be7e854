import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { pageShowing } from '@/lib/shared/content/pages-of-content'
import { CONTENT_TYPES, modelOf } from './model/model'

/** Route of the page on which a record stands; undefined where there is none, or where every page shows it. */
export function pageOfRecord(collection: string, record: StoredRecord): string | undefined {
  const type = CONTENT_TYPES.find((each) => {
    const { collection: stored, fixed } = modelOf(each)
    return stored === collection && (!fixed || record[fixed.field] === fixed.value)
  })
  return type && pageShowing(type)
}
