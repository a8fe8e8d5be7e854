/** Texts of an area of the admin, filled in. Client-safe: the messages come from whoever has them. */
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { AdminMessages, Area } from './areas'

/** The texts of an area: `t('found', { total: 3 })`, `t.rich(…)` with elements (ICU message syntax). */
export type Words<A extends Area> = ReturnType<typeof createTranslator<AdminMessages, A>>

/**
 * @param messages of one language; of the area at least
 * @throws where a text lacks a value that it has a place for, instead of showing its key
 */
export function translate<A extends Area>(locale: Locale, messages: Pick<AdminMessages, A>, area: A): Words<A> {
  return createTranslator<AdminMessages, A>({
    locale,
    messages: messages as AdminMessages,
    namespace: area as never,
    timeZone: 'Asia/Dhaka',
    onError: (error) => {
      throw error
    },
  }) as Words<A>
}
