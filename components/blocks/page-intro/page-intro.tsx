import { Picture } from '@/components/ui/picture/picture'
import { Prose } from '@/components/ui/prose/prose'
import type { ContentType } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './page-intro.module.scss'

/** Lists of a title, a text and a picture (spec: the "details" of projects, events, news, gallery and donation). */
type IntroType = Extract<
  ContentType,
  | 'projectDetails'
  | 'eventsDetails'
  | 'newsDetails'
  | 'healthDetails'
  | 'galleryCategoryDescription'
  | 'donationCategoryDescription'
  | 'projectSubCategoryHeader'
>

export interface PageIntroProps extends ListViewProps<IntroType> {
  labels: ListLabels
  optional?: boolean
}

const SIZES = '(max-width: 1100px) 92vw x 58vw, 574px x 359px'

/** What a page is about: each record a title and a text beside a picture that is sewn on. */
export function PageIntro({ list, locale, labels, optional }: PageIntroProps) {
  return (
    <ListState records={list?.records} labels={labels} cards={1} optional={optional}>
      {(records) =>
        records.map((record) => {
          const image = 'image' in record ? record.image : record.image4
          return (
            <div key={record.Id} className={styles.intro} data-alone={image ? undefined : ''}>
              <div>
                <h2 {...inLang(record.title, locale)}>{record.title}</h2>
                <Prose text={record.text} locale={locale} />
              </div>
              {image && (
                <div className={styles.patch}>
                  <Picture
                    image={image}
                    meta={list?.images[image]}
                    locale={locale}
                    sizes={SIZES}
                    className={styles.picture}
                  />
                </div>
              )}
            </div>
          )
        })
      }
    </ListState>
  )
}
