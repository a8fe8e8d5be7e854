import { Icon } from '@/components/ui/icon/icon'
import { ScrollToTop } from './scroll-to-top'
import styles from './scroll-to-top.module.scss'

/** The button that leads back to the top of a page. */
export function TopButton({ label }: { label: string }) {
  return (
    <ScrollToTop label={label} className={styles.button}>
      <Icon name="arrow-up" size={22} />
    </ScrollToTop>
  )
}
