import { formAddress } from '@/components/forms/form-address'
import { Button } from '@/components/ui/button/button'
import { PLEDGE_WORDS } from '@/lib/giving/books/pledge-words'
import type { Locale } from '@/lib/shared/addresses/localized'
import styles from './cancel-form.module.scss'

/** Asks first, without script too: what takes the promise back is folded away. */
export function CancelPromise({ pageKey, locale }: { pageKey: string; locale: Locale }) {
  const { title, text, send } = PLEDGE_WORDS[locale].cancel
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
