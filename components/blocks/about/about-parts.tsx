import { ButtonLink } from '@/components/ui/button/button-link'
import { Picture } from '@/components/ui/picture/picture'
import { Prose } from '@/components/ui/prose/prose'
import { Companion } from '@/components/ui/section-head/companion'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './about.module.scss'

export interface AboutPartsProps extends ListViewProps<'about'> {
  labels: ListLabels & { companion: string; intro: string; donate: string }
  donateNow: string
}

const SIZES = '(max-width: 720px) 92vw x 61vw, (max-width: 1100px) 92vw x 92vw, 574px x 574px'

export function AboutParts({ list, locale, labels, donateNow }: AboutPartsProps) {
  const intro = (
    <div className={styles.intro}>
      <p>{labels.intro}</p>
      <ButtonLink href={donateNow} variant="donate" size="lg">
        {labels.donate}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <ListState records={list?.records} labels={labels} className={styles.loading}>
        {(records) =>
          records.map((record, index) => (
            <div key={record.Id} className={styles.about}>
              {record.image1 && (
                <div className={index === 0 ? styles.patch : undefined}>
                  <Picture
                    image={record.image1}
                    meta={list?.images[record.image1]}
                    locale={locale}
                    sizes={SIZES}
                    className={styles.picture}
                  />
                </div>
              )}
              <div>
                {index === 0 && <Companion word={labels.companion} locale={locale} className={styles.companion} />}
                <h2 {...inLang(record.title, locale)}>{record.title}</h2>
                <Prose text={record.text} locale={locale} />
                {index === 0 && intro}
              </div>
            </div>
          ))
        }
      </ListState>
      {!list?.records.length && intro}
    </>
  )
}
