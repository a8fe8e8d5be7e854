import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'

interface BlockHeadProps {
  id: string
  heading: string
  companion: string
  locale: Locale
}

/** The heading of a block across the page, which names its section; nothing where an editor wrote none. */
export function BlockHead({ id, heading, companion, locale }: BlockHeadProps) {
  return heading ? <SectionHead id={id} title={heading} companion={companion} locale={locale} /> : null
}
