import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { getWords } from '../shared/request-words'
import { GUIDE_OF_ROLE, guideAddress } from './guides'

/** Link at the end of the admin's menu to all guides, of which the role's own is open. */
export async function GuideNavLink({ user }: ServerProps) {
  if (!user) return null
  const words = await getWords('guide')
  return (
    <Link id="nav-guides" className="nav__link" href={guideAddress(GUIDE_OF_ROLE[user.role])} prefetch={false}>
      {words('title')}
    </Link>
  )
}
