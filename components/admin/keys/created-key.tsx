'use client'
import { Link, toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { DateTime } from '../shared/date-time'
import form from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { KEYS } from './addresses'
import styles from './scope-fields.module.scss'

export interface CreatedKeyData {
  key: string
  name: string
  expiresAt: string
}

/** A new key, shown once. */
export function CreatedKey({ made: { key, name, expiresAt } }: { made: CreatedKeyData }) {
  const words = useWords('keys')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => toast.success(words('created.copied')),
      () => toast.error(words('created.notCopied')),
    )
  return (
    <section className={form.form}>
      <h2 ref={heading} tabIndex={-1}>
        {words('created.heading', { name })}
      </h2>
      <p>{words.rich('created.copyNow', { b: (text) => <strong>{text}</strong> })}</p>
      <p className={styles.key}>{key}</p>
      <button type="button" className={`${shared.button} ${shared.main}`} onClick={() => void copy()}>
        {words('created.copy')}
      </button>
      <p>
        {words.rich('created.use', {
          code: () => <code>Authorization: Bearer …</code>,
          at: () => <DateTime at={expiresAt} />,
        })}
      </p>
      <Link className={shared.button} href={KEYS} prefetch={false}>
        {words('created.back')}
      </Link>
    </section>
  )
}
