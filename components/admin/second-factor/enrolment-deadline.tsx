'use client'
import { DateTime } from '../shared/date-time'
import { useWords } from '../shared/words'

/** Deadline of the second factor's enrolment, and what happens after it. */
export function EnrolmentDeadline({ due }: { due: string }) {
  const words = useWords('secondFactor')
  if (Date.parse(due) < Date.now()) return words('overdue')
  return words.rich('due', { due: () => <DateTime at={due} /> })
}
