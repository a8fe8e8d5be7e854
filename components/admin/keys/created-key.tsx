'use client'
import { Link, toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { DateTime } from '../shared/date-time'
import form from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { KEYS } from './addresses'
import styles from './scope-fields.module.scss'

export interface CreatedKeyData {
  key: string
  name: string
  expiresAt: string
}

/** A new key, shown once. */
export function CreatedKey({ made: { key, name, expiresAt } }: { made: CreatedKeyData }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => toast.success('Copied. Paste it where the program keeps its secrets.'),
      () => toast.error('This browser does not let it be copied. Please mark the key and copy it.'),
    )
  return (
    <section className={form.form}>
      <h2 ref={heading} tabIndex={-1}>
        {`The key “${name}”`}
      </h2>
      <p>
        <strong>Copy it now: it will not be shown again.</strong> The site keeps only what it needs to know it by. Put
        it where the program keeps its secrets, and into no e-mail or chat.
      </p>
      <p className={styles.key}>{key}</p>
      <button type="button" className={`${shared.button} ${shared.main}`} onClick={() => void copy()}>
        Copy the key
      </button>
      <p>
        The program sends it with each request as <code>Authorization: Bearer …</code>. It ends on{' '}
        <DateTime at={expiresAt} />.
      </p>
      <Link className={shared.button} href={KEYS} prefetch={false}>
        I have copied it: all keys
      </Link>
    </section>
  )
}
