import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { imageUrl } from '@/lib/shared/content/image-url'
import type { SiteSettings } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './logo.module.scss'

/** The names that the drawn logo shows. */
const DRAWN = ['Alokdhara Foundation', 'আলোকধারা ফাউন্ডেশন']

interface LogoProps {
  settings: Pick<SiteSettings, 'name' | 'companionName' | 'logo'>
  locale: Locale
  /** `light` for dark grounds. */
  tone?: 'dark' | 'light'
}

/** An uploaded logo, else the drawn one; a foundation of another name has the mark with its own name beside it. */
export function Logo({ settings: { name, companionName, logo }, locale, tone = 'dark' }: LogoProps) {
  const suffix = tone === 'light' ? '-light' : ''
  const drawn = DRAWN.includes(name) || DRAWN.includes(companionName)
  return (
    <PageLink href={localized(locale, paths.home)} className={styles.logo}>
      {logo || drawn ? (
        <img
          src={logo ? imageUrl(logo) : `/images/logo${suffix}.svg`}
          alt={name}
          {...inLang(name, locale)}
          width={200}
          height={56}
          loading={tone === 'light' ? 'lazy' : undefined}
          className={logo ? styles.uploaded : undefined}
        />
      ) : (
        <span className={styles.written}>
          <img src={`/images/logo-mark${suffix}.svg`} alt="" width={52} height={52} />
          <span {...inLang(name, locale)}>{name}</span>
        </span>
      )}
    </PageLink>
  )
}
