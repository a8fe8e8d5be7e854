import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requestRemote } from './remote-request'
import { retryPolicy } from './retry-policy'

const ask = (address: string) => requestRemote(new URL(address), { limit: 1000 })

test('a server that refuses the connection is told from a name that leads nowhere', async () => {
  await expect(ask('http://127.0.0.1:1/')).rejects.toMatchObject({
    message: 'refuses the connection',
    reason: 'refused',
  })
  await expect(ask('http://nowhere.invalid/')).rejects.toMatchObject({
    message: expect.stringContaining('DNS'),
    reason: 'name',
  })
})

test('what the server last did is told while it is let be', async () => {
  const policy = retryPolicy()
  for (let at = 0; at < 3; at++) await policy(() => ask('http://127.0.0.1:1/')).catch(() => undefined)
  await expect(policy(() => ask('http://127.0.0.1:1/'))).rejects.toMatchObject({ reason: 'refused' })
})

const hasOpenssl = () => {
  try {
    return Boolean(execFileSync('openssl', ['version']))
  } catch {
    return false
  }
}
const described = hasOpenssl() ? describe : describe.skip

described('a server with a certificate that nobody trusts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  let server: https.Server
  beforeAll(async () => {
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1']
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    server = https.createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => response.end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  })

  test('is said to have one', async () => {
    const { port } = server.address() as AddressInfo
    await expect(ask(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
      message: 'has a certificate that is not trusted here',
      reason: 'certificate',
    })
  })
})
