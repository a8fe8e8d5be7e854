/** The admin's words in server components, which are given no request. */
import { headers } from 'next/headers'
import { cache } from 'react'
import { languageOf } from '@/lib/access/sessions/language-settings'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Area } from '@/lib/shared/i18n/admin/areas'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { staffLocale, wordsOf } from '@/lib/shared/i18n/admin/words'

/** The language that Payload draws this page in, for figures and days. Server components; on the client `useStaffLocale`. */
export const staffLocaleOfRequest = cache(async (): Promise<Locale> => staffLocale(languageOf(await headers())))

/** The texts of an area of the admin. Server components; on the client `useWords`. */
export const getWords = async <A extends Area>(area: A): Promise<Words<A>> =>
  wordsOf(area, await staffLocaleOfRequest())
