import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block, Field } from 'payload'
import { contentCollections, contentGlobals } from './collections'

/** Arrays that an editor adds rows to, at any depth. */
function arraysIn(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const parts = field as { fields?: Field[]; tabs?: { fields: Field[] }[]; blocks?: Block[] }
    const below = [parts.fields ?? [], ...(parts.tabs ?? []).map((tab) => tab.fields)]
    const blocks = (parts.blocks ?? []).map((block) => block.fields)
    const inside = [...below, ...blocks].flatMap(arraysIn)
    return field.type === 'array' ? [field, ...inside] : inside
  })
}

test('rows are called in the language of the account, not by their field’s name', () => {
  const arrays = arraysIn([...contentCollections, ...contentGlobals].flatMap(({ fields }) => fields))
  assert.ok(arrays.length > 8)
  const unnamed = arrays.filter((field) => !('labels' in field && field.labels))
  assert.deepEqual(
    unnamed.map((field) => 'name' in field && field.name),
    [],
  )
})
