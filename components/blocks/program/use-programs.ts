import { useMessages } from 'next-intl'
import type copy from '@/lib/shared/i18n/messages/programs.en.json'

export type ProgramsCopy = typeof copy

/** The copy of the static program and donation pages. Server components only. */
export function usePrograms(): ProgramsCopy {
  return useMessages().programs as ProgramsCopy
}

/** What every article of the static pages is made of. */
export interface StoryCopy {
  lead: string
  sections: readonly { title: string; text: string }[]
  listTitle?: string
  list?: readonly string[]
  quote: { text: string; by: string }
}
