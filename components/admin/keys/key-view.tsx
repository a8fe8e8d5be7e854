import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { readKey } from '@/lib/access/keys/list'
import { isAllowed } from '@/lib/access/rights/authorization'
import { DateTime } from '../shared/date-time'
import { DescriptionList } from '../shared/description-list'
import record from '../shared/record.module.scss'
import { KEYS, NEW_KEY } from './addresses'
import { KEY_STATE_LABELS, scopeLabel } from './labels'
import { RevokeKey } from './revoke-key'

/** One API key, in place of Payload's edit view: its details, and revoking it. */
export async function KeyView({ doc, payload, user }: DocumentViewServerProps) {
  if (!isAllowed(user, 'accounts', 'read')) notFound()
  // Payload's own address of a new record.
  if (!doc?.id) redirect(NEW_KEY)
  const key = await readKey(payload, Number(doc.id))
  if (!key) notFound()
  const { id, name, hint, account, state, createdAt, expiresAt, revokedAt, lastUsedAt } = key
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'API keys', url: KEYS }, { label: 'Key' }]} />
      <main className={record.view}>
        <header className={record.head}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <strong data-state={state}>{KEY_STATE_LABELS[state]}</strong>
        </header>
        {state === 'resting' && (
          <p className={record.notice}>
            Its account is suspended, or has not set up its authenticator app in time. The key works again when it does.
          </p>
        )}
        <DescriptionList
          facts={{
            Account: `${account.name} (${account.email}), ${account.role}`,
            Scope: scopeLabel(key),
            'Begins with': hint,
            Made: <DateTime at={createdAt} />,
            [state === 'expired' ? 'Expired' : 'Ends by itself']: <DateTime at={expiresAt} />,
            'Ended by hand': revokedAt && <DateTime at={revokedAt} />,
            'Last used, to the hour': lastUsedAt ? <DateTime at={lastUsedAt} /> : 'Never',
          }}
        />
        <p>The key itself was shown once, when it was made. It is kept nowhere: who lost it makes a new one.</p>
        {!revokedAt && state !== 'expired' && <RevokeKey id={id} name={name} />}
      </main>
    </Gutter>
  )
}
