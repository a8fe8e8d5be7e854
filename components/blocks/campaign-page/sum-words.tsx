import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { CampaignSum } from '@/lib/shared/money/giving-settings'

interface SumWordsProps {
  sums: readonly CampaignSum[]
  locale: Locale
  className?: string | undefined
}

/** What each sum does, of which the chosen one's shows (sums.module.scss). */
export function SumWords({ sums, locale, className }: SumWordsProps) {
  return (
    <p className={className} aria-live="polite">
      {sums.map(({ amount, does }, index) => (
        <span key={amount} {...inLang(does, locale)} data-of={index}>
          {does}
        </span>
      ))}
    </p>
  )
}
