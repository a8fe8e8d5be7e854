/** `npm run take-app-away -- <e-mail>`: for the only administrator who has lost the phone and the recovery codes. */
import type { Payload } from 'payload'
import { CommandError, runCommand, withStoppedSite } from './stopped-site'

async function takeAway(email: string, payload: Payload): Promise<void> {
  const [{ createLocalReq }, { removeSecondFactor }] = await Promise.all([
    import('payload'),
    import('@/lib/access/second-factor/changes'),
  ])
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
  const [account] = docs
  if (!account) throw new CommandError(`No account has the address ${email}.`)
  const had = await removeSecondFactor(await createLocalReq({}, payload), account.id, 'another')
  if (!had) throw new CommandError(`${email} has no authenticator app.`)
  console.info(`${email} signs in with the password alone now. Please set up an app again within seven days.`)
}

runCommand(async () => {
  const email = (process.argv[2] ?? '').trim().toLowerCase()
  if (!email.includes('@')) {
    throw new CommandError('Please give the address of the account: npm run take-app-away -- rahima@example.org')
  }
  await withStoppedSite('take the app away', (payload) => takeAway(email, payload))
})
