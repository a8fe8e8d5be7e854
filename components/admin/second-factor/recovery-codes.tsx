'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './second-factor.module.scss'

interface RecoveryCodesProps {
  codes: string[]
  email: string
  onDone: () => void
}

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const words = useWords('secondFactor')
  const [kept, setKept] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const heading = words('codes.file', { email, host: window.location.host })
  const text = `${heading}\n\n${codes.join('\n')}\n`

  useEffect(() => head.current?.focus(), [])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words('codes.copied'))
    } catch {
      toast.error(words('codes.notCopied'))
    }
  }

  function download(): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' }).click()
    URL.revokeObjectURL(url)
  }

  return (
    <section className={styles.part}>
      <h2 ref={head} tabIndex={-1}>
        {words('codes.heading')}
      </h2>
      <p>{words('codes.explanation')}</p>
      <div className={styles.codes}>
        <p>{words('codes.of', { email })}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={shared.buttons}>
        <button type="button" className={shared.button} onClick={() => void copy()}>
          {words('codes.copy')}
        </button>
        <button type="button" className={shared.button} onClick={download}>
          {words('codes.download')}
        </button>
        <button type="button" className={shared.button} onClick={() => window.print()}>
          {words('codes.print')}
        </button>
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} />
        {words('codes.kept')}
      </label>
      <button type="button" className={`${shared.button} ${shared.main}`} disabled={!kept} onClick={onDone}>
        {words('codes.done')}
      </button>
    </section>
  )
}
