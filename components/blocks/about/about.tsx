import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { AboutLive } from './about-live'

interface AboutProps {
  initial: LiveList<'about'> | undefined
  locale: Locale
}

export function About({ initial, locale }: AboutProps) {
  const { about, loading } = useLabels('home')
  return (
    <AboutLive
      initial={initial}
      locale={locale}
      labels={{ ...about, loading }}
      donateNow={localized(locale, paths.donateNow)}
    />
  )
}
