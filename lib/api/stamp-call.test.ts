import { readTimestamp } from '@/lib/intake/form-timestamp'
import { stampCall } from './stamp-call'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ payloadSecret: 'one secret of thirty-two letters!' }) }))

test('a stamp has the current time and is not cached', async () => {
  const response = await stampCall.run(new Request('http://localhost/api/v1/forms/stamp'), [])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { data } = (await response.json()) as { data: { stamp: string } }
  expect(readTimestamp(data.stamp)).toEqual({ age: expect.any(Number), exact: true })
})
