/** From checked values of the wire to what the CMS stores. */
import type { PayloadRequest } from 'payload'
import { put } from '@/lib/content/model/stored-changes'
import { fieldsOf } from '@/lib/content/model/wire'
import { isHalfField } from '@/lib/content/model/wire-fields'
import type { ContentType } from '@/lib/shared/content/types'
import type { WriteValues } from './check-values'
import { invalid } from './errors'
import { pictureId } from './picture-id'

/** What the CMS stores for the values of the wire. */
export async function toStored(
  req: PayloadRequest,
  type: ContentType,
  values: WriteValues,
  halfOnly = false,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  const alt = String(values.title ?? values.name ?? '')
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name]
    if (value === undefined || !('from' in field) || (halfOnly && !isHalfField(field))) continue
    if (field.kind === 'image' && value !== null) {
      put(data, field.from, await pictureId(req, name, value as string | File, alt))
    } else {
      if (field.kind === 'parent') await requireProject(req, name, Number(value))
      put(data, field.from, field.kind === 'place' ? [value ?? []].flat() : value)
    }
  }
  return data
}

async function requireProject(req: PayloadRequest, field: string, id: number): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'projects', where: { id: { equals: id } }, req })
  if (totalDocs === 0) throw invalid({ [field]: `There is no project with the Id ${id}.` })
}
