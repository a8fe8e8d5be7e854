import { ButtonLink } from '@/components/ui/button/button-link'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Companion } from '@/components/ui/section-head/companion'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import styles from './faq.module.scss'
import { FaqLive } from './faq-live'

interface FaqProps {
  initial: LiveList<'faq'> | undefined
  locale: Locale
}

export function Faq({ initial, locale }: FaqProps) {
  const { faq, loading } = useLabels('home')
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Companion word={faq.companion} locale={locale} className={styles.companion} />
          <h2>{faq.title}</h2>
          <p className={styles.text}>{faq.text}</p>
          <ButtonLink href={localized(locale, paths.contact)} variant="ghost">
            {faq.contact}
          </ButtonLink>
        </div>
        <FaqLive
          initial={initial}
          locale={locale}
          loading={<Skeleton label={loading} cards={1} />}
          empty={<EmptyState text={faq.empty} hint={faq.hint} />}
        />
      </div>
    </section>
  )
}
