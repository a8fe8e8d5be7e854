import { countTurns } from '@/lib/testing/event-loop-turns'
import { CHUNK, matchInChunks, textChunks, yieldPerChunk } from './chunks'

test('the event loop is free after each chunk, and not before', async () => {
  const step = yieldPerChunk(10)
  expect([step(4), step(5)]).toEqual([undefined, undefined])
  expect(typeof step(1)?.then).toBe('function')
  expect(step(9)).toBeUndefined()
  const { turns } = await countTurns(async () => {
    for (let i = 0; i < 100; i++) await step(1)
  })
  expect(turns).toBeGreaterThanOrEqual(10)
})

test('a text is cut into chunks, and no surrogate pair is split', () => {
  const text = `${'a'.repeat(9)}💧${'b'.repeat(25)}💧`
  const pieces = [...textChunks(text, 10)]
  expect(pieces.join('')).toBe(text)
  expect(pieces[0]).toBe(`${'a'.repeat(9)}💧`)
  expect(pieces.every((piece) => piece.length <= 11 && !/[\ud800-\udfff]/u.test(piece))).toBe(true)
})

test('all matches are found, wherever chunks begin', async () => {
  const pattern = /\bword-\d{1,5}\b/g
  // Some stand across the end of a piece, and one follows a letter there.
  const text = `${'x'.repeat(CHUNK - 3)} word-1 ${'y '.repeat(CHUNK / 2 - 4)}word-23${' '.repeat(CHUNK)}xword-4 word-5`
  const found: [string, number][] = []
  const { turns } = await countTurns(async () => {
    for await (const match of matchInChunks(pattern, text, 20)) found.push([match[0], match.index])
  })
  expect(turns).toBeGreaterThan(text.length / CHUNK)
  expect(found).toEqual([...text.matchAll(pattern)].map((match) => [match[0], match.index]))
  expect(found.map(([word]) => word)).toEqual(['word-1', 'word-23', 'word-5'])
})
