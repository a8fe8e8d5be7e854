import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface AdminScreenProps extends AdminViewServerProps {
  title: string
  className: string | undefined
  children: ReactNode
}

/** Custom admin view in Payload's template. Payload opens such views to everybody: each checks the rights itself. */
export function AdminScreen(props: AdminScreenProps) {
  const { initPageResult, params, searchParams, viewActions, title, className, children } = props
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
      viewActions={viewActions}
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
