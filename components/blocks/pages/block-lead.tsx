import { ButtonLink } from '@/components/ui/button/button-link'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './block-lead.module.scss'
import { linkIn } from './link'

/** What stands between a block's heading and its pictures. */
export function BlockLead({ text, locale }: { text: string; locale: Locale }) {
  if (!text) return null
  return (
    <p {...inLang(text, locale)} className={styles.lead}>
      {text}
    </p>
  )
}

/** The way on, below a block that has one. */
export function BlockMore({ more, link, locale }: { more: string; link: string; locale: Locale }) {
  if (!more || !link) return null
  return (
    <p className={styles.more}>
      <ButtonLink href={linkIn(locale, link)} variant="ghost">
        <span {...inLang(more, locale)}>{more}</span>
      </ButtonLink>
    </p>
  )
}
