import { useLabels } from '@/components/blocks/labels'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { clean } from '@/lib/content/rich-text/clean'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { EditorDemo } from './editor-demo'
import styles from './editor-page.module.scss'

type Words = ReturnType<typeof useLabels<'editor'>>

interface EditorPageProps {
  /** Pictures that can be put into the text. */
  gallery: LiveList<'imageGallery'>
  locale: Locale
}

export function EditorPage({ gallery, locale }: EditorPageProps) {
  const { heading, intro, noScript, sample, ...labels } = useLabels('editor')
  const pictures = [...new Set(gallery.records.flatMap(({ image }) => image ?? []))]
  return (
    <section className={`wrap ${styles.page}`} aria-labelledby="write">
      <SectionHead title={heading} locale={locale} id="write" />
      <p className={styles.intro}>{intro}</p>
      <noscript>
        <p className={styles.note}>{noScript}</p>
      </noscript>
      <EditorDemo
        first={firstText(sample)}
        pictures={pictures}
        images={gallery.images}
        labels={labels}
        locale={locale}
      />
    </section>
  )
}

/** What stands in the editor when it opens, with something of most of its tools. */
function firstText({ heading, text, items, quote }: Words['sample']): string {
  const list = items.map((item) => `<li><p>${item}</p></li>`).join('')
  return clean(`<h2>${heading}</h2><p>${text}</p><ul>${list}</ul><blockquote><p>${quote}</p></blockquote>`)
}
