import { FieldError } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import styles from './error-summary.module.scss'

/**
 * Hidden markup of a field's error and of the error summary. The server fills it in when a form that was posted without
 * script is invalid (lib/api/form-page.ts).
 */
export function ErrorTemplates() {
  return (
    <div hidden>
      <div data-returned="error">
        <FieldError>
          <span data-words="sentence" />
        </FieldError>
      </div>
      <div data-returned="summary">
        <div className={styles.summary} tabIndex={-1} role="alert">
          <Icon name="alert" size={28} />
          <div>
            <p data-words="message" />
            <ul data-words="list" />
          </div>
        </div>
      </div>
    </div>
  )
}
