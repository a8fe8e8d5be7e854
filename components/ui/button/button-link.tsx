import Link from 'next/link'
import type { ComponentPropsWithRef } from 'react'
import { Hem } from './hem'
import { type ButtonLook, buttonClass } from './look'

interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<typeof Link> {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {children}
      {variant === 'donate' && <Hem />}
    </Link>
  )
}
