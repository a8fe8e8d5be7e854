/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { plainQuestion } from './request'

const question = (rawHeaders: string[], method = 'GET') => plainQuestion({ method, rawHeaders } as IncomingMessage)

test('a plain question is told by the headers that decide its answer, however they are spelled', () => {
  const sent = ['Host', 'x', 'Accept-Encoding', 'br', 'Accept', '*/*', 'IF-NONE-MATCH', '"a"']
  expect(question(sent)).toEqual({ method: 'GET', headers: { 'accept-encoding': 'br', 'if-none-match': '"a"' } })
  expect(question([])).toEqual({ method: 'GET', headers: {} })
})

test.each([
  ['Cookie', 'a=b'],
  ['authorization', 'JWT x'],
  ['RSC', '1'],
])('with %s it is not plain', (name, value) => {
  expect(question(['Host', 'x', name, value])).toBeUndefined()
})

test('nor is it when it is sent in pieces, or asks for something else than a content', () => {
  expect(question(['If-None-Match', '"a"', 'if-none-match', '"b"'])).toBeUndefined()
  expect(question([], 'HEAD')).toBeUndefined()
  expect(question([], 'POST')).toBeUndefined()
})
