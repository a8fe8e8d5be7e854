import type { Field, TabsField } from 'payload'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { PAGE_HALF } from './page-half'

/** Two tabs: the card that lists show, and the record's own page, stored as one record. */
export function cardAndPage(card: Field[], page: Field[]): TabsField {
  return {
    type: 'tabs',
    tabs: [
      { label: labels('content.card.label'), description: label('content.card.description'), fields: card },
      {
        name: PAGE_HALF,
        label: labels('content.page.label'),
        description: label('content.page.description'),
        fields: page,
      },
    ],
  }
}
