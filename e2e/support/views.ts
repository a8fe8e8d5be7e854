/** Views of the routes, each in a language and at a width. A run samples them, mostly templates in Bangla. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { sampled } from '@/lib/testing/sample'
import { ROUTES, type Route } from './routes'

export interface View {
  route: Route
  locale: Locale
  width: number
}

/** The view in which each template is most likely to break: the wider script, the narrower screen. */
const FIRST = { locale: 'bn', width: 390 } as const satisfies Omit<View, 'route'>
const LOCALES: readonly Locale[] = ['bn', 'en']
const WIDTHS = [390, 1440]

/** The first route of each template. */
export function templatesOf(routes: readonly Route[]): Route[] {
  return routes.filter(({ template }, at) => routes.findIndex((other) => other.template === template) === at)
}

/** The name of a view, in titles and in FIXED_CASES: '/bn/news at 390 pixels'. */
export const nameOf = ({ route, locale, width }: View) =>
  `${locale === 'bn' ? `/bn${route.path}`.replace(/\/$/, '') : route.path} at ${width} pixels`

interface Sizes {
  /** Sample size of templates, in Bangla on a phone. */
  templates: number
  /** Sample size of all other views. */
  others: number
}

/** This run's sample of views, Bangla first. */
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
