import { backupLetters } from '@/lib/backups/letters'
import { communityLetters } from '@/lib/community/letters'
import { givingLetters } from '@/lib/giving/letters'
import type { ComposeOptions } from '@/lib/outbox/compose'

/** The letters of all kinds of mails, of every context. */
export const LETTERS: ComposeOptions['letters'] = { ...communityLetters, ...givingLetters, ...backupLetters }
