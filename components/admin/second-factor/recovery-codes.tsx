'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import shared from '../shared/shared.module.scss'
import styles from './second-factor.module.scss'

interface RecoveryCodesProps {
  codes: string[]
  email: string
  onDone: () => void
}

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const text = `Recovery codes of ${email}, ${window.location.host}. Each works once.\n\n${codes.join('\n')}\n`

  useEffect(() => head.current?.focus(), [])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('The codes are copied.')
    } catch {
      toast.error('This browser does not copy here. Please download or print the codes.')
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
        Your app works. Keep these recovery codes
      </h2>
      <p>
        If your phone is lost or broken, one of them signs you in instead of the six digits. Each works once. They are
        shown only now: keep them where your password is not, printed or in a password manager.
      </p>
      <div className={styles.codes}>
        <p>{`Recovery codes of ${email}`}</p>
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
          Copy
        </button>
        <button type="button" className={shared.button} onClick={download}>
          Download
        </button>
        <button type="button" className={shared.button} onClick={() => window.print()}>
          Print
        </button>
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} />I have put them in a
        safe place
      </label>
      <button type="button" className={`${shared.button} ${shared.main}`} disabled={!kept} onClick={onDone}>
        Done
      </button>
    </section>
  )
}
