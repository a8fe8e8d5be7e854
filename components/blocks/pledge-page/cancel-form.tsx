import { formAddress } from '@/components/forms/form-address'
import { Button } from '@/components/ui/button/button'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import type { Locale } from '@/lib/shared/addresses/localized'
import styles from './cancel-form.module.scss'

/** Cancels a pledge; a folded section asks first, without script too. */
export function CancelForm({ pageKey, locale }: { pageKey: string; locale: Locale }) {
  const { title, text, send } = pledgeWords(locale).cancel
  return (
    <details className={styles.cancel}>
      <summary>{title}</summary>
      <p>{text}</p>
      <form method="post" action={formAddress(locale, 'pledges', pageKey, 'cancel')}>
        <Button type="submit" variant="ghost">
          {send}
        </Button>
      </form>
    </details>
  )
}
