/** @jest-environment jsdom */
import { toast } from './toast'

jest.mock('react-hot-toast/headless', () => {
  throw new Error('Failed to load chunk')
})

test('a message that cannot be shown without a network breaks nothing', async () => {
  await expect(toast('Not sent')).resolves.toBeUndefined()
  await expect(toast.error('Not copied')).resolves.toBeUndefined()
  await expect(toast.dismiss('not-sent')).resolves.toBeUndefined()
})
