import { HONEYPOT, STAMP } from '@/lib/shared/forms/extras'
import styles from './form-extras.module.scss'

interface FormExtrasProps {
  /** Label of the honeypot, for a person who sees it after all, on a page without its stylesheet. */
  leaveEmpty: string
  /** Signed time at which the form was handed out; its controller fetches one where the page has none. */
  stamp?: string
}

/** Password managers would fill in what is called a website, for a person who sees nothing of it. */
const UNMANAGED = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
}

/** A form's hidden fields against spam: a honeypot, and the signed time. */
export function FormExtras({ leaveEmpty, stamp = '' }: FormExtrasProps) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {leaveEmpty} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" {...UNMANAGED} />
        </label>
      </div>
      <input type="hidden" name={STAMP} defaultValue={stamp} />
    </>
  )
}
