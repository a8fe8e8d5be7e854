import { TYPE_CLASSES } from '@/e2e/support/content-type-classes'
import { CONTRACT, fieldNames, TYPES } from '@/e2e/support/contract'
import { modelOf } from './model'

test.each(TYPES)('%s has the fields and the verb of the contract', (type) => {
  expect(['Id', ...Object.keys(modelOf(type).fields)].sort()).toEqual(fieldNames(type))
  expect(modelOf(type).update).toBe(CONTRACT[type].verb)
})

test('every type is of one class', () => {
  expect(TYPE_CLASSES.flat().sort()).toEqual([...TYPES].sort())
})

test('the contract promises the same of all types of a class', () => {
  const promised = TYPE_CLASSES.map(
    (types) => new Set(types.map((type) => `${CONTRACT[type].fields} ${CONTRACT[type].parent}`)),
  )
  expect(promised.filter(({ size }) => size !== 1)).toEqual([])
})
