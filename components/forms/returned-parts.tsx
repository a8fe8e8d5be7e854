import { FieldError } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import styles from './error-summary.module.scss'

/**
 * How an error and the summary of all look, held ready in the form for those without script: the server fills them in
 * when a form goes back to them (lib/api/returned-page.ts).
 */
export function ReturnedParts() {
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
