import type { Field, GlobalConfig, SelectField } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockGlobalOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markGlobalChanged } from '@/lib/platform/payload/mark-changed'
import { rowLabels } from '@/lib/platform/payload/row-labels'
import { MENU_PAGES, type MenuPage } from '@/lib/shared/content/menu'
import { label } from '@/lib/shared/i18n/admin/words'
import { text } from '../fields/text'

/** More do not fit beside the name on a desktop, and nobody reads through more on a phone. */
const MOST_ITEMS = 9
const MOST_LINKS = 12

const site: SelectField = {
  name: 'site',
  type: 'select',
  label: label('content.menu.site'),
  options: (Object.keys(MENU_PAGES) as MenuPage[]).map((value) => ({
    value,
    label: label(`content.menu.pages.${value}`),
  })),
  admin: { width: '50%', isClearable: true },
}

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== ''

/** A reference, never an address: it follows a page that moves, and leaves with one that goes. */
const target: Field = {
  type: 'row',
  fields: [
    site,
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      label: label('content.menu.page'),
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        const chosen = [value, (siblingData as { site?: unknown }).site].filter(hasValue)
        if (chosen.length === 0) return say('content.menu.noTarget')
        return chosen.length === 1 || say('content.menu.twoTargets')
      },
      admin: { width: '50%' },
    },
  ],
}

const words = text('label', { label: 'content.menu.words', description: 'content.menu.wordsHelp', maxLength: 40 })

/** The menu and the links of the footer. Without any, those stand that the site has by itself. */
export const menu: GlobalConfig = {
  slug: 'menu',
  label: label('content.menu.label'),
  admin: { group: adminGroup('home') },
  hooks: { beforeOperation: [lockGlobalOnWrite], afterChange: [markGlobalChanged] },
  fields: [
    {
      name: 'items',
      type: 'array',
      label: label('content.menu.items'),
      labels: rowLabels('content.menu.item'),
      // Payload hands a global's own description to the browser as it is, and ours is a function.
      admin: { description: label('content.menu.help') },
      maxRows: MOST_ITEMS,
      fields: [
        target,
        words,
        {
          name: 'below',
          type: 'array',
          label: label('content.menu.below'),
          labels: rowLabels('content.menu.item'),
          maxRows: MOST_LINKS,
          fields: [target, words],
        },
      ],
    },
    {
      name: 'footer',
      type: 'array',
      label: label('content.menu.footer'),
      labels: rowLabels('content.menu.link'),
      maxRows: MOST_LINKS,
      fields: [target, words],
    },
  ],
}
