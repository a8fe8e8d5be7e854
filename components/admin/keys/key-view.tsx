import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { readKey } from '@/lib/access/keys/listed'
import { allowed } from '@/lib/access/rights/gate'
import { Facts } from '../shared/facts'
import record from '../shared/record.module.scss'
import { When } from '../shared/when'
import { KEYS, NEW_KEY } from './addresses'
import { EndKey } from './end-key'
import { KEY_STATES, scopeWords } from './words'

/** One key, in place of Payload's form: what is known of it, and the way to end it. */
export async function KeyView({ doc, payload, user }: DocumentViewServerProps) {
  if (!allowed(user, 'accounts', 'read')) notFound()
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
          <strong data-state={state}>{KEY_STATES[state]}</strong>
        </header>
        {state === 'resting' && (
          <p className={record.notice}>
            Its account is suspended, or has not set up its authenticator app in time. The key works again when it does.
          </p>
        )}
        <Facts
          facts={{
            Account: `${account.name} (${account.email}), ${account.role}`,
            Scope: scopeWords(key),
            'Begins with': hint,
            Made: <When at={createdAt} />,
            [state === 'expired' ? 'Expired' : 'Ends by itself']: <When at={expiresAt} />,
            'Ended by hand': revokedAt && <When at={revokedAt} />,
            'Last used, to the hour': lastUsedAt ? <When at={lastUsedAt} /> : 'Never',
          }}
        />
        <p>The key itself was shown once, when it was made. It is kept nowhere: who lost it makes a new one.</p>
        {!revokedAt && state !== 'expired' && <EndKey id={id} name={name} />}
      </main>
    </Gutter>
  )
}
