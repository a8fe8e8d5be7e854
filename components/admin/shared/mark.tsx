import { MARK } from '@/lib/seo/icons'

/** The foundation's mark, on the way back to the first screen of the admin. */
export function Mark() {
  return <img src={MARK} alt="Dashboard" width={24} height={24} />
}
