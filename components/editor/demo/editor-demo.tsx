'use client'
import { useEffect, useState } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex } from '@/lib/shared/content/types'
import type messages from '@/lib/shared/i18n/messages/en.json'
import type { RichTextEditor } from '../editor'
import styles from './editor-demo.module.scss'
import { HtmlView } from './html-view'
import { PictureChoice } from './picture-choice'

interface EditorDemoProps {
  /** HTML that it begins with. */
  first: string
  pictures: string[]
  images: ImageIndex
  labels: Omit<(typeof messages)['editor'], 'heading' | 'intro' | 'noScript' | 'sample'>
  locale: Locale
}

/** The editor beside the HTML that it makes. The editor itself is fetched once the page stands. */
export function EditorDemo({ first, pictures, images, labels, locale }: EditorDemoProps) {
  const [html, setHtml] = useState(first)
  const [Editor, setEditor] = useState<typeof RichTextEditor | 'failed'>()

  useEffect(() => {
    import('../editor').then(
      (part) => setEditor(() => part.RichTextEditor),
      () => setEditor('failed'),
    )
  }, [])

  return (
    <div className={styles.demo}>
      <div className={styles.editor}>
        {Editor === 'failed' ? (
          <p role="alert">{labels.failed}</p>
        ) : Editor ? (
          <Editor
            value={html}
            onChange={setHtml}
            label={labels.area}
            labels={labels.tool}
            locale={locale}
            lang={locale}
            library={(choose) => (
              <PictureChoice
                pictures={pictures}
                images={images}
                label={labels.gallery}
                locale={locale}
                onChoose={choose}
              />
            )}
          />
        ) : (
          <div className={styles.waiting} aria-busy="true">
            <p>{labels.loading}</p>
          </div>
        )}
      </div>
      <HtmlView html={html} labels={labels} />
    </div>
  )
}
