import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { readFirstSteps } from '@/lib/setup/first-steps'
import { readOpenPoints } from '@/lib/setup/open-points'
import { getWords } from '../shared/request-words'
import styles from './setup.module.scss'

/** On the dashboard of administrators: what is still the demo's, empty or a placeholder. Nothing once all is done. */
export async function OpenPoints({ payload, user }: ServerProps) {
  if (!isAllowed(user, 'accounts', 'update')) return null
  const [points, steps] = await Promise.all([readOpenPoints(payload), readFirstSteps(payload)])
  if (points.length === 0) return null
  const words = await getWords('setup')
  return (
    // Open until somebody has taken the first of the steps.
    <details className={styles.open} open={steps === null}>
      <summary>
        <strong>{words('open.title')}</strong> <span>{words('open.left', { count: points.length })}</span>
      </summary>
      <p>{words('open.intro')}</p>
      <p>
        <Link href="/admin/first-steps" prefetch={false}>
          {words('open.steps')}
        </Link>
      </p>
      <ul>
        {points.map(({ key, state, href, count }) => {
          const name = count
            ? words('open.demoRecords', { label: words(`open.item.${key}`), count })
            : words(`open.item.${key}`)
          return (
            <li key={key}>
              {href ? (
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
              ) : (
                name
              )}{' '}
              <span>{words(`open.state.${state}`)}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
