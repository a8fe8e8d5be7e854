import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface OwnScreenProps extends AdminViewServerProps {
  title: string
  className: string | undefined
  children: ReactNode
}

/** A screen that is none of a collection's, in Payload's frame. Payload opens it to everybody: the screen asks first. */
export function OwnScreen({ initPageResult, params, searchParams, title, className, children }: OwnScreenProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
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
        <main className={className}>
          <SetStepNav nav={[{ label: title }]} />
          <h1>{title}</h1>
          {children}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
