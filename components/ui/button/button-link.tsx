import type { ComponentPropsWithRef } from 'react'
import { PageLink } from '@/components/ui/page-link/page-link'
import { type ButtonLook, buttonClass } from './button-class'
import { Hem } from './hem'

interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink {...rest} className={buttonClass({ variant, size, block }, className)}>
      {children}
      {variant === 'donate' && <Hem />}
    </PageLink>
  )
}
