import net from 'node:net'
import { isPortFree } from './free-port'

let taken: net.Server
let port = 0

beforeAll(async () => {
  taken = net.createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  port = (taken.address() as net.AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve))
})

test('a port on which another program listens is not free', async () => {
  expect(await isPortFree(port, '127.0.0.1')).toBe(false)
})

test('a port is free on every address only if it is on each', async () => {
  expect(await isPortFree(port, '0.0.0.0')).toBe(false)
})

test('a free port stays free after the question', async () => {
  const probe = net.createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const free = (probe.address() as net.AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  expect(await isPortFree(free, '127.0.0.1')).toBe(true)
  expect(await isPortFree(free, '127.0.0.1')).toBe(true)
})

test('an address of another machine is an error with its reason', async () => {
  await expect(isPortFree(port, '192.0.2.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' })
})
