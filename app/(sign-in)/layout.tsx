import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { staffLocaleOfRequest } from '@/components/admin/shared/request-words'
import { SignInDocument } from '@/components/admin/sign-in/sign-in-document'
import { readThemeCookie } from '@/lib/access/theme-cookie'

/** Apart from the admin's, which shows nothing before its script has come and asked who is there. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const theme = readThemeCookie((await cookies()).getAll())
  return (
    <SignInDocument theme={theme} locale={await staffLocaleOfRequest()}>
      {children}
    </SignInDocument>
  )
}
