import { useLabels } from '@/components/blocks/labels'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { EditorDemo } from './editor-demo'
import styles from './editor-page.module.scss'
import { firstText } from './first-text'

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
        first={firstText(sample, locale)}
        pictures={pictures}
        images={gallery.images}
        labels={labels}
        locale={locale}
      />
    </section>
  )
}
