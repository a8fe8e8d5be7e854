import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { readKey } from '@/lib/access/keys/list'
import { isAllowed } from '@/lib/access/rights/authorization'
import { DateTime } from '../shared/date-time'
import { DescriptionList } from '../shared/description-list'
import record from '../shared/record.module.scss'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { KEYS, NEW_KEY } from './addresses'
import { scopeLabel } from './labels'
import { RevokeKey } from './revoke-key'

/** One API key, in place of Payload's edit view: its details, and revoking it. */
export async function KeyView({ doc, payload, user }: DocumentViewServerProps) {
  if (!isAllowed(user, 'accounts', 'read')) notFound()
  // Payload's own address of a new record.
  if (!doc?.id) redirect(NEW_KEY)
  const key = await readKey(payload, Number(doc.id))
  if (!key) notFound()
  const { id, name, hint, account, state, createdAt, expiresAt, revokedAt, lastUsedAt } = key
  const words = await getWords('keys')
  const { name: owner, email, role } = account
  return (
    <ScreenWords areas={['keys']}>
      <Gutter>
        <SetStepNav nav={[{ label: words('plural'), url: KEYS }, { label: words('view.crumb') }]} />
        <main className={record.view}>
          <header className={record.head}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <strong data-state={state}>{words(`states.${state}`)}</strong>
          </header>
          {state === 'resting' && <p className={record.notice}>{words('view.resting')}</p>}
          <DescriptionList
            facts={{
              [words('view.account')]: words('view.accountOf', { name: owner, email, role: words(`roles.${role}`) }),
              [words('view.scope')]: scopeLabel(key, words),
              [words('view.hint')]: hint,
              [words('view.made')]: <DateTime at={createdAt} />,
              [words(state === 'expired' ? 'view.expired' : 'view.ends')]: <DateTime at={expiresAt} />,
              [words('view.ended')]: revokedAt && <DateTime at={revokedAt} />,
              [words('view.lastUsed')]: lastUsedAt ? <DateTime at={lastUsedAt} /> : words('view.never'),
            }}
          />
          <p>{words('view.shownOnce')}</p>
          {!revokedAt && state !== 'expired' && <RevokeKey id={id} name={name} />}
        </main>
      </Gutter>
    </ScreenWords>
  )
}
