import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'

/** A server that takes its time to answer, with work of its own that takes longer than that. */
const APP = `
  import http from 'node:http'
  import { onShutdown, shutDownOnSignal } from './lib/platform/channel/graceful-shutdown'
  shutDownOnSignal()
  onShutdown(() => new Promise((done) => setTimeout(() => { process.send('done'); done() }, 400)))
  const server = http.createServer((_, response) => {
    process.send('asked')
    setTimeout(() => response.end('whole'), 200)
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`
let child: ChildProcess
const told: unknown[] = []

beforeEach(async () => {
  told.length = 0
  const args = ['--import', 'tsx', '--input-type=module', '-e', APP]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.on('message', (message) => told.push(message))
  await once(child, 'message')
})
afterEach(() => child.kill('SIGKILL'))

function ask(agent: http.Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port: Number(told[0]), host: '127.0.0.1', agent }, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve(text)
    })
    request.once('error', reject)
  })
}

test('a shutdown finishes requests and registered work, however many signals come', async () => {
  const agent = new http.Agent({ keepAlive: true })
  const exit = once(child, 'exit')
  await ask(agent)
  const asked = once(child, 'message')
  const answer = ask(agent)
  await asked
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGTERM')
  expect(await answer).toBe('whole')
  expect(await exit).toEqual([143, null])
  // Its last word may be read after its end is noticed.
  while (!told.includes('done')) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told.slice(1)).toEqual(['asked', 'asked', 'done'])
  agent.destroy()
}, 20_000)
