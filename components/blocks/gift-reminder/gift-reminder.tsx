import { RememberedGift } from '@/components/forms/remembered-gift'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useLabels } from '../labels'

/** Reminds a donor of a gift that was promised on this device. */
export function GiftReminder({ locale }: { locale: Locale }) {
  const { remembered } = useLabels('forms')
  return <RememberedGift labels={remembered} locale={locale} />
}
