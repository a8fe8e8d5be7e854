import { AccordionItems } from '@/components/ui/accordion/accordion-items'
import { ButtonLink } from '@/components/ui/button/button-link'
import { MoreLink } from '@/components/ui/button/more-link'
import { Companion } from '@/components/ui/section-head/companion'
import { FAQ_ANCHOR } from '@/lib/shared/addresses/anchors'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { versionOf } from '../live/version-of'
import styles from './faq.module.scss'
import { FaqList } from './faq-list'
import { FaqLive } from './faq-live'

interface FaqProps {
  initial: LiveList<'faq'> | undefined
  locale: Locale
  /** Phones are shown the first few, and the way to all of them. */
  isShort?: boolean
}

export function Faq({ initial, locale, isShort = false }: FaqProps) {
  const { faq, loading } = useLabels('home')
  const labels = { ...faq, loading }
  return (
    <section id={isShort ? undefined : FAQ_ANCHOR} className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Companion word={faq.companion} locale={locale} className={styles.companion} />
          <h2>{faq.title}</h2>
          <p className={styles.text}>{faq.text}</p>
          <ButtonLink href={localized(locale, paths.contact)} variant="ghost">
            {faq.contact}
          </ButtonLink>
        </div>
        <div className={isShort ? styles.short : undefined}>
          <FaqLive initial={versionOf(initial)} locale={locale} labels={labels}>
            <FaqList list={initial} labels={labels}>
              {(items) => <AccordionItems items={items} name="faq" open={items[0]?.id} locale={locale} />}
            </FaqList>
          </FaqLive>
          {isShort && (
            <MoreLink
              href={`${localized(locale, paths.about)}#${FAQ_ANCHOR}`}
              label={faq.all}
              locale={locale}
              className={styles.all}
            />
          )}
        </div>
      </div>
    </section>
  )
}
