import { getWords } from '../shared/request-words'
import styles from './reconciliation.module.scss'
import { SmsForm } from './sms-form'
import { StatementForm } from './statement-form'

/** The import of bank lines, from SMS texts or a statement file. Importing a line twice changes nothing. */
export async function ImportForms() {
  const words = await getWords('reconciliation')
  return (
    <>
      <p>{words('import.hint')}</p>
      <section className={styles.way} aria-labelledby="bring-sms">
        <h3 id="bring-sms">{words('import.texts')}</h3>
        <SmsForm />
      </section>
      <section className={styles.way} aria-labelledby="bring-statement">
        <h3 id="bring-statement">{words('import.statement')}</h3>
        <StatementForm />
      </section>
    </>
  )
}
