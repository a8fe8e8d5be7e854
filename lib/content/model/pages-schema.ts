/** What pages and the menu have to be that an older run of this site wrote. */
import { z } from 'zod'
import { PAGE_SECTIONS } from '@/lib/shared/addresses/fixed-pages'
import { MENU_PAGES, type Menu, type MenuItem, type MenuLink, type MenuPage } from '@/lib/shared/content/menu'
import type { BlockPage, PageBlock } from '@/lib/shared/content/pages'

const line = z.string()
const picture = z.string().nullable()

/** Its fields were read by the table of blocks before they were written. */
const block = z.custom<PageBlock>((value) => z.looseObject({ id: line, kind: line }).safeParse(value).success)

export const pagesSchema = z.array(
  z.object({
    id: z.int(),
    path: line,
    title: line,
    tagline: line,
    description: line,
    category: line,
    banners: z.array(picture),
    image: picture,
    section: z.enum(['', ...PAGE_SECTIONS]),
    parent: picture,
    back: line,
    bannerTitle: line,
    blocks: z.array(block),
    modifiedAt: z.iso.datetime(),
  } satisfies Record<keyof BlockPage, z.ZodType>),
) satisfies z.ZodType<BlockPage[]>

const menuLink = z.object({
  page: z.enum(Object.keys(MENU_PAGES) as [MenuPage, ...MenuPage[]]).nullable(),
  path: line,
  label: line,
} satisfies Record<keyof MenuLink, z.ZodType>)

export const menuSchema = z.object({
  items: z.array(menuLink.extend({ below: z.array(menuLink) }) satisfies z.ZodType<MenuItem>),
  footer: z.array(menuLink),
} satisfies Record<keyof Menu, z.ZodType>) satisfies z.ZodType<Menu>
