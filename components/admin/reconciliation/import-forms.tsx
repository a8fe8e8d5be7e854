import styles from './reconciliation.module.scss'
import { SmsForm } from './sms-form'
import { StatementForm } from './statement-form'

/** The import of bank lines, from SMS texts or a statement file. Importing a line twice changes nothing. */
export function ImportForms() {
  return (
    <>
      <p>Bring in a text or a file as often as you like: a line that is known changes nothing.</p>
      <section className={styles.way} aria-labelledby="bring-sms">
        <h3 id="bring-sms">Paste texts of a phone</h3>
        <SmsForm />
      </section>
      <section className={styles.way} aria-labelledby="bring-statement">
        <h3 id="bring-statement">Choose a statement file</h3>
        <StatementForm />
      </section>
    </>
  )
}
