import { requireRecordId } from './require-record-id'

test('the Id of a record is a number', () => {
  expect(requireRecordId({ id: '12' } as never)).toBe(12)
})

test.each([undefined, {}, { id: 'create' }])('without a record (%j) the page is not found', (doc) => {
  expect(() => requireRecordId(doc as never)).toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
