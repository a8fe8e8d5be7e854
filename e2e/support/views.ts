/** The routes as they are looked at: in a language, at a width. Each template in every run, the other views drawn. */
import type { Locale } from '@/lib/addresses'
import type { SampledTable } from '@/lib/testing/fixed-cases'
import { sampled } from '@/lib/testing/sample'
import { ROUTES, type Route } from './routes'

export interface View {
  route: Route
  locale: Locale
  width: number
}

/** Where each template is looked at in every run: the heavier script has the narrower screen. */
const LOOKED_AT: Omit<View, 'route'>[] = [
  { locale: 'bn', width: 390 },
  { locale: 'en', width: 1440 },
]

/** Of each template the first route. */
export function templatesOf(routes: readonly Route[]): Route[] {
  return routes.filter(({ template }, at) => routes.findIndex((other) => other.template === template) === at)
}

/** What a view is called, in titles and in FIXED_CASES: '/bn/news at 390 pixels'. */
export const nameOf = ({ route, locale, width }: View) =>
  `${locale === 'bn' ? `/bn${route.path}`.replace(/\/$/, '') : route.path} at ${width} pixels`

/**
 * The views that this run looks at, Bangla first: of each template one in both languages, each at its width, and of all
 * others a part.
 * @param size how many others are drawn
 */
export function viewsOf(table: SampledTable, size: number): View[] {
  const always = templatesOf(ROUTES).flatMap((route) => LOOKED_AT.map((look) => ({ route, ...look })))
  const known = new Set(always.map(nameOf))
  const others = LOOKED_AT.flatMap(({ locale }) =>
    LOOKED_AT.flatMap(({ width }) => ROUTES.map((route): View => ({ route, locale, width }))),
  ).filter((view) => !known.has(nameOf(view)))
  return [...always, ...sampled(table, others, { size, keyOf: nameOf })]
}
