import { redirect } from 'next/navigation'
import { historyAddress } from './addresses'

/** A line has no screen of its own: all that it says stands in the list. */
export function HistoryRecord() {
  redirect(historyAddress())
}
