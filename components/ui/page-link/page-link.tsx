import type { ComponentPropsWithRef } from 'react'

/**
 * A link to a page of the site. It is a plain one, so that it may stand in server-rendered markup at no cost to the
 * browser: components/site/navigation opens it without a full load.
 */
export function PageLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} data-page="">
      {children}
    </a>
  )
}
