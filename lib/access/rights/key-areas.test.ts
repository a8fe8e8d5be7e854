import { ROLES } from '@/lib/access/rights/roles'
import { canWriteIn, KEY_AREAS, keyAreasOf } from './key-areas'

test('accounts and the audit log are no areas of API keys', () => {
  for (const role of ROLES) {
    expect(keyAreasOf(role)).not.toContain('accounts')
    expect(keyAreasOf(role)).not.toContain('audit')
  }
})

test('a role has the areas that it reads', () => {
  expect(keyAreasOf('coordinator')).toEqual(['inbox'])
  expect(keyAreasOf('treasurer').sort()).toEqual(['campaigns', 'gifts', 'payment'])
  expect([...keyAreasOf('administrator')].sort()).toEqual([...KEY_AREAS].sort())
})

test('whether a role may write in an area follows from the access matrix', () => {
  expect(canWriteIn('treasurer', 'campaigns')).toBe(true)
  expect(canWriteIn('editor', 'gifts')).toBe(false)
})
