import { inLang } from '@/lib/shared/i18n/text-language'
import { ShareLinks } from '../record-page/share-links'
import { RichText } from '../rich-text/rich-text'
import richText from '../rich-text/rich-text.module.scss'
import type { BlockProps } from './block-props'

export function TextBlock({ block, parts: { images, locale } }: BlockProps<'text'>) {
  return <RichText html={block.text} images={images} locale={locale} />
}

export function QuoteBlock({ block: { text, by }, parts: { locale } }: BlockProps<'quote'>) {
  return (
    <div className={richText.text}>
      <blockquote>
        <p {...inLang(text, locale)}>{text}</p>
        {by && <footer {...inLang(by, locale)}>{by}</footer>}
      </blockquote>
    </div>
  )
}

export function ShareBlock({ parts: { url, page } }: BlockProps<'share'>) {
  return <ShareLinks url={url} title={page.title} />
}
