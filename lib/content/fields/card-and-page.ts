import type { Field, TabsField } from 'payload'

/** Name of the group that holds a record's page half. */
export const PAGE_HALF = 'detail'

/** Two tabs: the card that lists show, and the record's own page, stored as one record. */
export function cardAndPage(card: Field[], page: Field[]): TabsField {
  return {
    type: 'tabs',
    tabs: [
      { label: 'Card', description: 'What lists show.', fields: card },
      { name: PAGE_HALF, label: 'Page', description: 'What its own page shows.', fields: page },
    ],
  }
}
