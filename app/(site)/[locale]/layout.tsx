import '@/styles/fonts.css'
import '@/styles/globals.scss'
import '@/components/common-styles'
import type { Metadata, Viewport } from 'next'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConnectionNote } from '@/components/site/connection-note'
import { CustomCursor } from '@/components/site/custom-cursor'
import { FontPreloads } from '@/components/site/font-preloads'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { OfflineSupport } from '@/components/site/offline-support'
import { PageNavigation } from '@/components/site/page-navigation'
import { StaticMarkup } from '@/components/site/static-markup'
import { TopButton } from '@/components/site/top-button'
import { SkipLink } from '@/components/ui/skip-link/skip-link'
import { Toaster } from '@/components/ui/toaster/toaster'
import { getList, getMenu, getSettings } from '@/lib/delivery/content'
import { FACES_ATTRIBUTE } from '@/lib/platform/content-security/deferred-scripts'
import { env } from '@/lib/platform/env/env'
import { iconSourceOf, iconVersion } from '@/lib/publishing/icons/icon-source'
import { localized } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { offlinePath } from '@/lib/shared/addresses/pages'
import { paletteOf, paletteProperties } from '@/lib/shared/colour/palette'
import { DEFAULT_LOCALE, isLocale } from '@/lib/shared/i18n/routing'
import { iconLinks } from '@/lib/shared/icons'
import { changedErrorWords } from './error-words'

export const generateStaticParams = () => []

const isKeptOffline = env().serviceWorker && process.env.NODE_ENV !== 'development'

/** In development, no loader says when the late faces may stand in the page. */
const FACES_AT_ONCE = process.env.NODE_ENV === 'development' ? { [FACES_ATTRIBUTE]: '' } : {}

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export async function generateViewport({ params }: LayoutProps): Promise<Viewport> {
  const { locale } = await params
  const { colours } = await getSettings(isLocale(locale) ? locale : DEFAULT_LOCALE)
  return { themeColor: paletteOf(colours).ink }
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { name } = await getSettings(locale)
  return {
    title: { template: `%s | ${name}`, default: name },
    applicationName: name,
    manifest: localized(locale, machinePaths.manifest),
    icons: iconLinks(iconVersion(iconSourceOf(await getSettings('en')))),
    // Search engines may show pictures large, as newspapers' are.
    robots: { 'max-image-preview': 'large' },
  }
}

export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale: requested } = await params
  // An address that is no language is the page's to refuse: above the layout nothing could say so.
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE
  setRequestLocale(locale)
  const inFooter = { place: 'Footer' } as const
  const [settings, menu, messages, projects, parts, campaigns, photos] = await Promise.all([
    getSettings(locale),
    getMenu(locale),
    getMessages(),
    getList('projects', locale, inFooter),
    getList('projectSubCategory', locale, inFooter),
    getList('donation', locale, inFooter),
    getList('imageGallery', locale, inFooter),
  ])
  const { shell, common } = messages
  return (
    <html lang={locale} data-scroll-behavior="smooth" style={paletteProperties(settings.colours)} {...FACES_AT_ONCE}>
      <body data-error-words={changedErrorWords(locale)}>
        <FontPreloads locale={locale} />
        <SkipLink target="content" label={shell.skip} />
        <Header settings={settings} menu={menu} locale={locale} labels={shell} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer
          settings={settings}
          menu={menu}
          placed={{ projects, parts, campaigns, photos }}
          locale={locale}
          labels={shell}
        />
        <ConnectionNote lost={shell.connectionLost} back={shell.connectionBack} />
        <TopButton label={shell.scrollToTop} />
        <PageNavigation />
        <CustomCursor />
        <Toaster labels={common} />
        <StaticMarkup />
        {isKeptOffline && (
          <OfflineSupport worker={machinePaths.serviceWorker} offline={localized(locale, offlinePath)} />
        )}
      </body>
    </html>
  )
}
