/** The routes as they are looked at: in a language, at a width. Each template in Bangla in every run, the other views drawn. */
import type { Locale } from '@/lib/addresses'
import type { SampledTable } from '@/lib/testing/fixed-cases'
import { sampled } from '@/lib/testing/sample'
import { ROUTES, type Route } from './routes'

export interface View {
  route: Route
  locale: Locale
  width: number
}

/** Where each template is looked at in every run: in the heavier script, on the narrower screen. */
const ALWAYS = { locale: 'bn', width: 390 } as const satisfies Omit<View, 'route'>
const LOCALES: readonly Locale[] = ['bn', 'en']
const WIDTHS = [390, 1440]

/** Of each template the first route. */
export function templatesOf(routes: readonly Route[]): Route[] {
  return routes.filter(({ template }, at) => routes.findIndex((other) => other.template === template) === at)
}

/** What a view is called, in titles and in FIXED_CASES: '/bn/news at 390 pixels'. */
export const nameOf = ({ route, locale, width }: View) =>
  `${locale === 'bn' ? `/bn${route.path}`.replace(/\/$/, '') : route.path} at ${width} pixels`

/**
 * The views that this run looks at, Bangla first: of each template one, and of all others a part.
 * @param size how many others are drawn
 */
export function viewsOf(table: SampledTable, size: number): View[] {
  const always: View[] = templatesOf(ROUTES).map((route) => ({ route, ...ALWAYS }))
  const known = new Set(always.map(nameOf))
  const others = LOCALES.flatMap((locale) =>
    WIDTHS.flatMap((width) => ROUTES.map((route): View => ({ route, locale, width }))),
  ).filter((view) => !known.has(nameOf(view)))
  return [...always, ...sampled(table, others, { size, keyOf: nameOf })]
}
