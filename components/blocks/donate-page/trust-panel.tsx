import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import { telephone } from '@/lib/shared/format/telephone'
import { useLabels } from '../labels'
import styles from './trust-panel.module.scss'

/** Why a gift is in good hands here; only what holds. */
export function TrustPanel({ phones: [phone] }: { phones: string[] }) {
  const { trust } = useLabels('donatePage')
  return (
    <section className={styles.trust}>
      <h2>{trust.title}</h2>
      <ul>
        <Reason icon="receipt" title={trust.receipt} text={trust.receiptText} />
        <Reason icon="shield" title={trust.secret} text={trust.secretText} />
        {phone && <Reason icon="phone" title={trust.person} text={<a href={telephone(phone)}>{phone}</a>} />}
      </ul>
    </section>
  )
}

function Reason({ icon, title, text }: { icon: IconName; title: string; text: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={24} />
      <div>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    </li>
  )
}
