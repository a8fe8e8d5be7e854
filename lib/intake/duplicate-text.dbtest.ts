import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { countDuplicateText } from './duplicate-text'

const site = await openTestDatabase()
after(() => site.close())

test('a text is a spam sign when it comes for the fourth time', async () => {
  const written = [
    'Dear friends, please look at our wonderful offer number 1, you will love it.',
    'DEAR FRIENDS! please look at our wonderful offer number 22, you will love it',
    'dear friends please look at our wonderful offer number 333 … you will love it 🙂',
    'Dear friends, please look at our wonderful offer number 4, you will love it.',
    'Dear friends, please look at our wonderful offer number 5, you will love it.',
    'Dear friends, please look at another offer of ours, number 1, you may love it.',
  ]
  const reasons: string[][] = []
  for (const text of written) reasons.push((await countDuplicateText(site.payload, text)).map(({ reason }) => reason))
  const [none, three, four] = [
    [],
    ['the same words as three other messages'],
    ['the same words as four other messages'],
  ]
  assert.deepEqual(reasons, [none, none, none, three, four, none])
})

test('a short text is no spam sign: people greet alike', async () => {
  for (let i = 0; i < 6; i++) assert.deepEqual(await countDuplicateText(site.payload, 'আসসালামু আলাইকুম, কেমন আছেন?'), [])
})
