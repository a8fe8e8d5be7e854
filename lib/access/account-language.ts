/** POST /api/users/language: the language that one works in, kept with the account and in the browser's cookie. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { currentSessionId } from './sessions/current-session'
import { languageCookie } from './sessions/language-settings'

const asked = z.object({ language: z.enum(LOCALES) })

export const languageEndpoint: Endpoint = jsonEndpoint('/language', asked, async (req, { language }) => {
  // API keys have no screens.
  if (!req.user || !currentSessionId(req)) return errorResponse(401)
  await req.payload.update({ collection: 'users', id: req.user.id, data: { language }, req })
  const answer = jsonResponse({ language })
  answer.headers.append('set-cookie', languageCookie(language))
  return answer
})
