import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { imageUrl } from '@/lib/shared/content/image-url'
import type { SiteSettings } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './logo.module.scss'

interface LogoProps {
  settings: Pick<SiteSettings, 'name' | 'logo' | 'logoForDark' | 'mark'>
  locale: Locale
  /** `light` for dark grounds. */
  tone?: 'dark' | 'light'
}

/** The foundation's logo for the ground; without one its name, with the mark where there is one. */
export function Logo({ settings: { name, logo, logoForDark, mark }, locale, tone = 'dark' }: LogoProps) {
  const onDark = tone === 'light'
  const drawn = onDark ? (logoForDark ?? logo) : logo
  const loading = onDark ? 'lazy' : undefined
  return (
    <PageLink href={localized(locale, paths.home)} className={styles.logo}>
      {drawn ? (
        <img
          src={imageUrl(drawn)}
          alt={name}
          {...inLang(name, locale)}
          width={200}
          height={56}
          loading={loading}
          className={styles.uploaded}
        />
      ) : (
        <span className={styles.written}>
          {mark && (
            <img
              src={imageUrl(mark)}
              alt=""
              width={52}
              height={52}
              loading={loading}
              className={onDark ? styles.onPaper : undefined}
            />
          )}
          <span className={styles.name} {...inLang(name, locale)}>
            {name}
          </span>
        </span>
      )}
    </PageLink>
  )
}
