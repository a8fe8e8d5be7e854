/** @jest-environment node */
const mockLoaded: string[] = []
jest.mock('payload', () => {
  mockLoaded.push('Payload')
  return { getPayload: async ({ config }: { config: string }) => `the CMS of ${config}` }
})
jest.mock('./payload.config', () => {
  mockLoaded.push('its configuration')
  return { __esModule: true, default: 'the site' }
})

test('the CMS is loaded by whoever asks for it, not by whoever might', async () => {
  const { cms } = await import('./instance')
  expect(mockLoaded).toEqual([])
  await expect(cms()).resolves.toBe('the CMS of the site')
  expect(mockLoaded.sort()).toEqual(['Payload', 'its configuration'])
})
