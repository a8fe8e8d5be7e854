import Link from 'next/link'
import type { Titles } from '@/lib/community/volunteers/assignments'
import type { OtherRegistration } from '@/lib/community/volunteers/same-person'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { getWords } from '../shared/request-words'
import { viewAddress } from './addresses'
import styles from './volunteer-card.module.scss'
import { VolunteerHead } from './volunteer-head'

interface VolunteerCardProps {
  registration: VolunteerRegistration
  others: OtherRegistration[]
  titles: Titles
  greeting: string
}

export async function VolunteerCard({ registration, ...head }: VolunteerCardProps) {
  const words = await getWords('volunteers')
  const heading = (
    <h2 dir="auto">
      <Link href={viewAddress(registration.id)} prefetch={false}>
        {registration.name || words('noName')}
      </Link>
    </h2>
  )
  return (
    <li className={styles.card}>
      <VolunteerHead registration={registration} heading={heading} {...head} />
    </li>
  )
}
