import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { allowed } from '@/lib/cms/access/roles'
import { Person } from './person'
import styles from './privacy.module.scss'

/** Where an administrator answers somebody who asks what is held about them. */
export function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  // Payload opens a screen of one's own to everybody.
  if (!allowed(req.user, 'inbox', 'delete')) redirect('/admin')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <main className={styles.privacy}>
          <SetStepNav nav={[{ label: 'A person’s data' }]} />
          <h1>A person’s data</h1>
          <p>
            Somebody may ask what is held about them, or that it be erased. Make sure first that they are who they say.
            Here is found what came by the forms of the site, and the mails about it.
          </p>
          <Person />
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
