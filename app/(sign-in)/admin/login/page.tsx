import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getWords, staffLocaleOfRequest } from '@/components/admin/shared/request-words'
import { isSignedIn } from '@/components/admin/sign-in/is-signed-in'
import { SignIn } from '@/components/admin/sign-in/sign-in'
import { getSettings } from '@/lib/delivery/content'
import { ENDED_PARAMETER, safeAdminRedirect } from '@/lib/shared/addresses/admin-redirect'
import { iconLinks } from '@/lib/shared/icons'

/** A build would ask for the foundation's name, of a database that is not there yet. */
export const dynamic = 'force-dynamic'

interface SignInProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Null where the content cannot be read: staff sign in all the same. */
const foundation = async () => getSettings(await staffLocaleOfRequest()).catch(() => null)

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('signIn')
  const settings = await foundation()
  return {
    title: settings ? words('titleOf', { site: settings.name }) : words('title'),
    robots: { index: false, follow: false },
    icons: iconLinks(),
  }
}

export default async function SignInPage({ searchParams }: SignInProps) {
  const { redirect: asked, [ENDED_PARAMETER]: ended } = await searchParams
  const next = safeAdminRedirect(asked)
  if (await isSignedIn()) redirect(next)
  const locale = await staffLocaleOfRequest()
  return <SignIn foundation={await foundation()} locale={locale} next={next} isEnded={ended !== undefined} />
}
