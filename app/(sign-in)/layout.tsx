import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { DoorFrame } from '@/components/admin/sign-in/door-frame'
import { chosenTheme } from '@/lib/access/chosen-theme'

/** Apart from the admin's, which shows nothing before its script has come and asked who is there. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const theme = chosenTheme((await cookies()).getAll())
  return <DoorFrame theme={theme}>{children}</DoorFrame>
}
