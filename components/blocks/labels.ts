import { useMessages } from 'next-intl'
import type messages from '@/lib/shared/i18n/messages/en.json'

type Namespace = keyof typeof messages

/** A namespace's words as plain strings, for handing to client components. Server components only. */
export function useLabels<N extends Namespace>(namespace: N): (typeof messages)[N] {
  return useMessages()[namespace]
}
