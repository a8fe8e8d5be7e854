import { createHash } from 'node:crypto'
import { adminPolicy } from './admin-policy'
import { session, startReverseProxy } from './fake-app'

/** 18 bytes in base64. */
const NONCE = /^[\w+/]{24}$/
const nonceOf = (policy: string | null | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]

test('each response has a random nonce of its own', () => {
  const nonces = Array.from({ length: 100 }, () => nonceOf(adminPolicy(false)) ?? '')
  expect(new Set(nonces).size).toBe(100)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16)
})

test('the policy allows no inline scripts or styles but those with nonce or hash', () => {
  const policy = adminPolicy(true)
  expect(policy).not.toMatch(/unsafe-eval|unsafe-hashes|strict-dynamic|\*|(?:script|style)-src [^;]*unsafe-inline/)
  expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/]{24}'; /)
  const closed = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]
  expect(policy.split('; ')).toEqual(expect.arrayContaining([...closed, 'upgrade-insecure-requests']))
})

test('the hashed styles are those of the packages', () => {
  for (const text of ['@layer payload-default, payload;', '']) {
    expect(adminPolicy(false)).toContain(createHash('sha256').update(text).digest('base64'))
  }
})

describe('the admin behind the reverse proxy', () => {
  let site: Awaited<ReturnType<typeof startReverseProxy>>
  beforeEach(async () => {
    site = await startReverseProxy({ siteUrl: 'https://site.example' })
  })
  afterEach(() => site.end())

  async function asked(url: string, init?: RequestInit): Promise<Response> {
    const answer = await site.get(url, init)
    await answer.arrayBuffer()
    return answer
  }

  const policyShown = async (url: string) =>
    (await asked(url, { headers: await session() })).headers.get('content-security-policy')

  test.each(['/admin/logout-inactivity', '/admin/login?redirect=1'])(
    '%s is drawn for the policy it is shown under',
    async (url) => {
      const shown = await policyShown(url)
      expect(nonceOf(shown)).toMatch(NONCE)
      expect(site.app.lastHeaders['content-security-policy']).toBe(shown)
    },
  )

  test('a policy in a visitor’s request is dropped', async () => {
    const theirs = { 'content-security-policy': "script-src 'nonce-theirs'" }
    const reported = { 'content-security-policy-report-only': "script-src 'nonce-theirs'" }
    for (const [url, heard] of [
      ['/admin/login', 1],
      ['/news', 0],
      ['/api/users/me', 0],
    ] as const) {
      const { headers } = await asked(url, { headers: { ...theirs, ...reported } })
      expect(headers.get('content-security-policy')).not.toContain('theirs')
      expect(JSON.stringify(site.app.lastHeaders)).not.toContain('theirs')
      expect(Object.keys(site.app.lastHeaders).filter((name) => name.startsWith('content-security'))).toHaveLength(
        heard,
      )
    }
  })

  test('a second response has another nonce', async () => {
    const [first, second] = [nonceOf(await policyShown('/admin/login')), nonceOf(await policyShown('/admin/login'))]
    expect([first, second]).toEqual([expect.stringMatching(NONCE), expect.stringMatching(NONCE)])
    expect(first).not.toBe(second)
  })
})
