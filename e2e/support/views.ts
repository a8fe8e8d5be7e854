/** The routes as they are looked at: in a language, at a width. Each run draws its part, most of it templates in Bangla. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { sampled } from '@/lib/testing/sample'
import { ROUTES, type Route } from './routes'

export interface View {
  route: Route
  locale: Locale
  width: number
}

/** Where templates are looked at first: in the heavier script, on the narrower screen. */
const FIRST = { locale: 'bn', width: 390 } as const satisfies Omit<View, 'route'>
const LOCALES: readonly Locale[] = ['bn', 'en']
const WIDTHS = [390, 1440]

/** Of each template the first route. */
export function templatesOf(routes: readonly Route[]): Route[] {
  return routes.filter(({ template }, at) => routes.findIndex((other) => other.template === template) === at)
}

/** What a view is called, in titles and in FIXED_CASES: '/bn/news at 390 pixels'. */
export const nameOf = ({ route, locale, width }: View) =>
  `${locale === 'bn' ? `/bn${route.path}`.replace(/\/$/, '') : route.path} at ${width} pixels`

interface Sizes {
  /** How many templates are drawn, in Bangla on a phone. */
  templates: number
  /** How many of all other views. */
  others: number
}

/** The views that this run looks at, Bangla first. */
export function viewsOf(sizes: Sizes): View[] {
  const first: View[] = templatesOf(ROUTES).map((route) => ({ route, ...FIRST }))
  const known = new Set(first.map(nameOf))
  const others = LOCALES.flatMap((locale) =>
    WIDTHS.flatMap((width) => ROUTES.map((route): View => ({ route, locale, width }))),
  ).filter((view) => !known.has(nameOf(view)))
  return [
    ...sampled('routes-layout', first, { size: sizes.templates, keyOf: nameOf }),
    ...sampled('routes-layout-others', others, { size: sizes.others, keyOf: nameOf }),
  ]
}
