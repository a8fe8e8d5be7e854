/** A page of another server as it may be written here: blocks of known kinds, links and HTML that are safe. */
import { z } from 'zod'
import { BLOCK_KINDS, BLOCK_SHAPES, type Shape } from '@/lib/content/model/block-shapes'
import { pagesSchema } from '@/lib/content/model/pages-schema'
import { cachedClean } from '@/lib/content/remote/sanitize-records'
import { linkAddress } from '@/lib/content/rich-text/addresses'
import { picturePath } from '@/lib/platform/remote-pictures/picture-path'
import type { BlockKind, BlockPage, PageBlock } from '@/lib/shared/content/pages'

type Shapes = { readonly [field: string]: Shape }

const VALUES = {
  text: z.string().max(200_000),
  picture: z.string().nullable(),
  pictures: z.array(z.string().nullable()),
  related: z.int().nullable(),
  number: z.number(),
  flag: z.boolean(),
  // Earlier versions had none.
  file: z
    .object({ address: z.string().regex(/^\/files\/[\w.-]+$/) })
    .nullable()
    .default(null),
} as const

const schemaOf = (shapes: Shapes): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        typeof shape === 'string' ? VALUES[shape] : z.array(schemaOf(shape)),
      ]),
    ),
  )

export interface PageChecks {
  /** Of the server that it comes from: its addresses and pictures are paths here. */
  origin: string
  /** Address of a record there → its address here. */
  addressHere: (path: string) => string
  skip: (what: string, reason: string) => void
}

/** @returns the page, cleaned; a sentence where it is none */
export function checkPage(given: unknown, checks: PageChecks): BlockPage | string {
  const found = pagesSchema.element.safeParse({ ...(given as object), blocks: [] })
  if (!found.success) {
    const [first] = found.error.issues
    return `${first?.path.join('.') || 'it'} is not as it should be`
  }
  const page = found.data
  const what = page.path.slice(0, 130)
  const blocks = (given as { blocks?: unknown }).blocks
  const picture = (path: string | null) => checkPicture(path, what, checks)
  return {
    ...page,
    banners: page.banners.map(picture),
    image: picture(page.image),
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap((block) => checkBlock(block, what, checks)),
  }
}

function checkPicture(path: string | null, what: string, { origin, skip }: PageChecks): string | null {
  const local = path === null ? null : picturePath(path, origin)
  if (path !== null && local === null) skip(what, 'a picture of it is no picture of that server, and is left out')
  return local
}

function checkBlock(given: unknown, what: string, checks: PageChecks): PageBlock[] {
  const { id, kind } = (given ?? {}) as { id?: unknown; kind?: unknown }
  if (!(BLOCK_KINDS as unknown[]).includes(kind)) {
    checks.skip(what, `a block is of the unknown kind ${String(kind).slice(0, 40)}, and is left out`)
    return []
  }
  const shapes: Shapes = BLOCK_SHAPES[kind as BlockKind]
  const found = schemaOf(shapes).safeParse(given)
  if (!found.success) {
    checks.skip(what, `a block (${kind}) is not as it should be, and is left out`)
    return []
  }
  const row = tidied(shapes, found.data, what, checks, kind === 'text')
  return [{ id: String(id), kind, ...row } as PageBlock]
}

function tidied(shapes: Shapes, row: Record<string, unknown>, what: string, checks: PageChecks, html: boolean) {
  const read = (name: string, shape: Shape, value: unknown): unknown => {
    if (shape === 'picture') return checkPicture(value as string | null, what, checks)
    if (shape === 'pictures') return (value as (string | null)[]).map((path) => checkPicture(path, what, checks))
    if (typeof shape === 'object')
      return (value as Record<string, unknown>[]).map((one) => tidied(shape, one, what, checks, false))
    if (html) return withLinks(cachedClean(value as string), checks)
    if (name === 'link' || ('name' in shapes && name === 'address')) return checkLink(value as string, what, checks)
    return value
  }
  const tidy = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]): [string, unknown] => [name, read(name, shape, row[name])]),
  )
  // A file for download stays where it is, and is linked.
  const { address } = (row.file ?? {}) as { address?: string }
  return address ? { ...tidy, address: `${checks.origin}${address}`, file: null } : tidy
}

const linkHere = (link: string, { origin, addressHere }: PageChecks) =>
  addressHere(link.startsWith(`${origin}/`) ? link.slice(origin.length) : link)

function checkLink(link: string, what: string, checks: PageChecks): string {
  if (link === '') return ''
  const here = linkHere(link, checks)
  if (!here.startsWith('//') && linkAddress(here) !== undefined) return here
  checks.skip(what, 'a link of it leads nowhere, and is left out')
  return ''
}

const withLinks = (html: string, checks: PageChecks) =>
  html.replace(/href="([^"]*)"/g, (_, link: string) => `href="${linkHere(link, checks)}"`)
