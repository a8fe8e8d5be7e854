import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { adminAddress } from '@/lib/accounts/admin-address'
import styles from './login.module.scss'
import { LoginForm } from './login-form'

/** Where staff sign in, in place of Payload's own form, which knows no second factor. */
export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const next = adminAddress(searchParams?.redirect)
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={i18n}
          locale={locale}
          params={params}
          payload={payload}
          permissions={permissions}
          searchParams={searchParams}
          user={undefined}
        />
      </div>
      <h1 className={styles.title}>Sign in</h1>
      <LoginForm next={next} />
    </>
  )
}
