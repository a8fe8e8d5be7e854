/** Lines of the text for a person who asks what is held about them. */
import { clock, day } from '@/lib/shared/format/date'

/** Left out where there is nothing to tell. */
export type Fact = [label: string, value: string | null | undefined]

export const moment = (iso: string | null | undefined) => (iso ? `${day(iso, 'en')}, ${clock(iso, 'en')}` : '')
