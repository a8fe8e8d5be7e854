import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed, isPerson } from '@/lib/access/rights/authorization'
import { env } from '@/lib/platform/env/env'
import { readFirstSteps, STEPS, type Step } from '@/lib/setup/first-steps'
import { readOpenPoints } from '@/lib/setup/open-points'
import { AdminScreen } from '../shared/admin-screen'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import styles from './setup.module.scss'
import { StepActions } from './step-actions'

/** Where each step is done. */
const PLACES: Record<Step, string | null> = {
  name: '/admin/globals/settings#field-name',
  logo: '/admin/globals/settings#field-logo',
  colours: '/admin/globals/settings',
  languages: '/admin/account',
  currencies: '/admin/globals/settings',
  payment: '/admin/globals/payment',
  mail: null,
  demo: '/admin/demo',
}

/** Points of the list that a step takes off it. */
const POINTS: Partial<Record<Step, readonly string[]>> = {
  name: ['name'],
  logo: ['logo'],
  payment: ['bank', 'wallets'],
  mail: ['mail'],
  demo: ['records'],
}

/** The first steps of a foundation with the site, each of which can be put off. For administrators. */
export async function FirstStepsView(props: AdminViewServerProps) {
  const { user, payload } = props.initPageResult.req
  if (!user || !isPerson(user) || !isAllowed(user, 'accounts', 'update')) redirect('/admin')
  const [words, points, stored] = await Promise.all([
    getWords('setup'),
    readOpenPoints(payload),
    readFirstSteps(payload),
  ])
  const open = new Set<string>(points.map(({ key }) => key))
  const answers = stored?.answers ?? {}
  /** What is stored ticks a step by itself; of the others somebody says that they are right. */
  const stateOf = (step: Step) => {
    const needed = POINTS[step]
    if (needed?.every((point) => !open.has(point))) return 'done'
    return answers[step] ?? 'open'
  }
  const done = STEPS.filter((step) => stateOf(step) === 'done').length
  return (
    <ScreenWords areas={['setup']}>
      <AdminScreen {...props} title={words('steps.title')} className={styles.screen}>
        <p>{words('steps.intro')}</p>
        <p role="status">{words('steps.progress', { done, all: STEPS.length })}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h2>
                {words(`steps.${step}.title`)} <span>{words(`steps.state.${stateOf(step)}`)}</span>
              </h2>
              <StepText step={step} hasDemo={open.has('records')} />
              <div className={styles.actions}>
                <Place step={step} hasDemo={open.has('records')} />
                <StepActions step={step} state={stateOf(step)} isStored={stateOf(step) === 'done' && !answers[step]} />
              </div>
            </li>
          ))}
        </ol>
        <p>
          <Link href="/admin" prefetch={false}>
            {words('steps.leave')}
          </Link>
        </p>
      </AdminScreen>
    </ScreenWords>
  )
}

interface StepProps {
  step: Step
  hasDemo: boolean
}

async function StepText({ step, hasDemo }: StepProps) {
  const words = await getWords('setup')
  const { smtpServer, mailFrom } = env()
  if (step !== 'mail') return <p>{words(step === 'demo' && !hasDemo ? 'steps.demo.none' : `steps.${step}.text`)}</p>
  if (!smtpServer || !mailFrom) return <p>{words('steps.mail.missing')}</p>
  return <p>{words('steps.mail.configured', { host: smtpServer.host, from: mailFrom.address })}</p>
}

async function Place({ step, hasDemo }: StepProps) {
  const words = await getWords('setup')
  const href = PLACES[step]
  if (!href || (step === 'demo' && !hasDemo)) return null
  const name =
    step === 'demo' ? 'steps.demo.empty' : step === 'languages' ? 'steps.languages.account' : 'steps.openSettings'
  return (
    <Link href={href} prefetch={false}>
      {words(name)}
    </Link>
  )
}
