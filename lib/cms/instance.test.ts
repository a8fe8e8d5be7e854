const mockLoaded: string[] = []
jest.mock('payload', () => {
  mockLoaded.push('Payload')
  return { getPayload: async ({ config }: { config: string }) => `the CMS of ${config}` }
})
jest.mock('./payload.config', () => {
  mockLoaded.push('its configuration')
  return { __esModule: true, default: 'the site' }
})

test('importing the module does not load the CMS, the first call does', async () => {
  const { cms } = await import('./instance')
  expect(mockLoaded).toEqual([])
  await expect(cms()).resolves.toBe('the CMS of the site')
  expect(mockLoaded.sort()).toEqual(['Payload', 'its configuration'])
})
