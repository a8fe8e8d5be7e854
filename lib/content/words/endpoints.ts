/** Calls of the screen of words, below /api/words. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { meets } from '@/lib/access/rights/authorization'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { sentenceOf } from './catalog'
import { type ChangeOutcome, changeWords } from './change-words'
import { rightToChange } from './groups'

/** Far above the bound of any sentence, which is told in a sentence. */
const text = z.string().max(20_000)
const texts = z.object({ en: text, bn: text })
const asked = z.object({ key: z.string().max(200), texts, was: texts })

/** POST /change { key, texts, was }: what stands in the place of a sentence, if it is still what the person saw. */
const change = jsonEndpoint('/change', asked, async (req, { key, texts, was }) => {
  const sentence = sentenceOf(key)
  if (!sentence) return errorResponse(404)
  if (!meets(req.user, rightToChange(sentence.group))) return errorResponse(403, say('words.refused.ofMoney'))
  return answer(await withTransaction(req as PayloadRequest, () => changeWords(req, sentence, { texts, was })))
})

function answer(outcome: ChangeOutcome): object {
  if ('stored' in outcome) return outcome
  if ('now' in outcome) return errorResponse(409, say('words.refused.changedMeanwhile'), { data: outcome })
  const fields = Object.fromEntries(
    Object.entries(outcome.problems).map(([locale, { key, values }]) => [locale, say(key, values)]),
  )
  return errorResponse(422, say('words.refused.check'), { data: { fields } })
}

export const wordsEndpoints: Endpoint[] = [change]
