import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { FORMS } from '@/lib/api/form-handlers'
import { IdempotencyKeyReused } from '@/lib/intake/idempotency'
import { type FilledForm, IdempotencyKeyRequired, InvalidForm, submitForm } from '@/lib/intake/submit-form'
import { openTestDatabase } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const GIFT = { amount: '500', currency: 'BDT', project: 'Health', paymentMethod: '2', anonymous: 'on', firstName: '' }

let addresses = 0
/** A pledge from an address of its own. */
function filled(typed: object, over: Partial<FilledForm<'pledge'>> = {}): FilledForm<'pledge'> {
  addresses += 1
  const sender = {
    address: `203.0.113.${addresses}`,
    userAgent: 'Browser',
    crossSite: false,
    isNativePost: false,
    canSolve: false,
  }
  return { kind: 'pledge', typed: { ...GIFT, ...typed }, extras: {}, locale: 'en', key: '', ...sender, ...over }
}

const give = (typed: object, over?: Partial<FilledForm<'pledge'>>) =>
  submitForm(payload, FORMS.pledge, filled(typed, over))

async function pledgesWith(message: string) {
  const { docs } = await payload.find({ collection: 'pledges', where: { message: { equals: message } }, limit: 10 })
  return docs
}

const refusedFor = (field: string, problem: string) => (error: unknown) =>
  error instanceof InvalidForm && error.problems[field] === problem

test('a gift is stored as integers of the minor unit, and answered by its reference and private page', async () => {
  const message = 'typed as a number'
  const { reference, statusUrl } = await give({ amount: 1000.5, message, transactionId: '8n7a 6b5c 4d' })
  const [pledge] = await pledgesWith(message)
  assert.deepEqual([pledge?.reference, pledge?.amount, pledge?.method], [reference, 100_050, 'bkash'])
  assert.deepEqual([pledge?.state, pledge?.trxId, pledge?.anonymous], ['reported', '8N7A6B5C4D', true])
  assert.ok(pledge && statusUrl.endsWith(`/pledge/${pledge.statusKey}`))
})

test('a thousand posts with one key at one moment store one pledge and get one reference', async () => {
  const message = 'a thousand'
  const same = filled({ message }, { key: 'thousand' })
  const answers = await Promise.all(Array.from({ length: 1000 }, () => submitForm(payload, FORMS.pledge, same)))
  assert.equal(new Set(answers.map(({ reference }) => reference)).size, 1)
  const [pledge, ...others] = await pledgesWith(message)
  assert.deepEqual([pledge?.reference, others.length], [answers[0]?.reference, 0])
  await assert.rejects(() => give({ message: 'other words' }, { key: 'thousand' }), IdempotencyKeyReused)
  assert.deepEqual(await submitForm(payload, FORMS.pledge, same), answers[0])
})

test('a gift that a browser posts twice is one, and the same from another browser is another', async () => {
  const message = 'twice'
  const plain = filled({ message, firstName: 'Rahima' }, { isNativePost: true })
  const first = await submitForm(payload, FORMS.pledge, plain)
  assert.deepEqual(await submitForm(payload, FORMS.pledge, plain), first)
  assert.notDeepEqual(await submitForm(payload, FORMS.pledge, { ...plain, userAgent: 'Other browser' }), first)
  assert.equal((await pledgesWith(message)).length, 2)
})

test('two people without a name, behind one address and with one browser, are never one', async () => {
  const message = 'nobody by name'
  const plain = filled({ message }, { isNativePost: true })
  await assert.rejects(() => submitForm(payload, FORMS.pledge, plain), IdempotencyKeyRequired)
  assert.deepEqual(await pledgesWith(message), [])
  const withKey = (key: string, typed = plain.typed) =>
    submitForm(payload, FORMS.pledge, { ...plain, typed, extras: { key } })
  const [first, pressedTwice] = await Promise.all([withKey('one'), withKey('one')])
  assert.deepEqual([pressedTwice, await withKey('one')], [first, first])
  const second = await withKey('two')
  assert.notEqual(second.statusUrl, first.statusUrl)
  const corrected = await withKey('one', { ...plain.typed, amount: '700' })
  assert.equal(new Set([first, second, corrected].map(({ reference }) => reference)).size, 3)
  assert.equal((await pledgesWith(message)).length, 3)
})

test('whatever names a person tells one gift from another, and nobody is asked to send it again', async () => {
  const named = [
    { firstName: 'A' },
    { email: 'a@example.org' },
    { phone: '01711000000' },
    { transactionId: '8N7A6B5C4D' },
  ]
  for (const one of named) assert.ok(await give({ ...one, senderNumber: '' }, { isNativePost: true }))
  assert.ok(await give({ senderNumber: '01711000000' }, { isNativePost: true }))
  await assert.rejects(() => give({ country: 'Bangladesh' }, { isNativePost: true }), IdempotencyKeyRequired)
  assert.ok(await give({}), 'a program means every one of its posts')
})

test('a campaign that ended while the form was open is told, and what was stored before is not refused', async () => {
  const data = { title: 'Lamps', currency: 'BDT' } as const
  const campaign = await payload.create({ collection: 'campaigns', data, locale: 'en' })
  const message = 'for the lamps'
  const open = filled({ message, campaign: campaign.id }, { key: 'lamps' })
  const first = await submitForm(payload, FORMS.pledge, open)
  const [pledge] = await pledgesWith(message)
  assert.equal(typeof pledge?.campaign === 'object' ? pledge?.campaign?.id : pledge?.campaign, campaign.id)
  await payload.delete({ collection: 'campaigns', id: campaign.id })
  assert.deepEqual(await submitForm(payload, FORMS.pledge, open), first)
  const late = { message: 'too late', campaign: campaign.id }
  await assert.rejects(() => give(late), refusedFor('campaign', 'campaignEnded'))
  assert.deepEqual(await pledgesWith('too late'), [])
})

test('a gift whose donor chose another project than the campaign’s own goes to that project', async () => {
  const campaign = (category: string, inBangla: string | null = null) =>
    payload.create({ collection: 'campaigns', data: campaignData(category), locale: 'en' }).then(async ({ id }) => {
      if (inBangla) await payload.update({ collection: 'campaigns', id, data: { category: inBangla }, locale: 'bn' })
      return id
    })
  const school = await campaign('Education', 'শিক্ষা')
  const trees = await campaign('Environment')
  const plain = await campaign('')
  await payload.updateGlobal({ slug: 'payment', data: { projects: { environment: trees } } })
  const fundOf = async (typed: object) => {
    const message = JSON.stringify(typed)
    await give({ ...typed, message })
    const [pledge] = await pledgesWith(message)
    return typeof pledge?.campaign === 'object' ? (pledge.campaign?.id ?? null) : pledge?.campaign
  }
  assert.equal(await fundOf({ campaign: school, project: 'Education' }), school)
  assert.equal(await fundOf({ campaign: school, project: 'Environment' }), trees)
  assert.equal(await fundOf({ campaign: school, project: 'Old Home' }), null)
  assert.equal(await fundOf({ campaign: plain, project: 'Health' }), plain)
  await payload.updateGlobal({ slug: 'payment', data: { projects: { environment: null } } })
})

const campaignData = (category: string) => ({ title: 'Of a project', currency: 'BDT', category }) as const

test('a transaction id has the form that a treasurer wrote down', async () => {
  const data = { transactionIds: { upay: { letters: false, shortest: 3, longest: 3 } } }
  await payload.updateGlobal({ slug: 'payment', data })
  const upay = { paymentMethod: 'upay' }
  await assert.rejects(
    () => give({ ...upay, transactionId: '8N7A6B5C4D' }),
    refusedFor('transactionId', 'transactionId'),
  )
  assert.ok(await give({ ...upay, transactionId: '123' }))
})

test('a country or currency that the settings do not offer is refused, and one that they do is stored', async () => {
  const refuse = (field: string, typed: object) => assert.rejects(() => give(typed), refusedFor(field, 'choice'))
  await refuse('country', { country: 'Atlantis' })
  const message = 'by sign and country'
  await give({ message, currency: '৳', country: 'Bangladesh' })
  const [pledge] = await pledgesWith(message)
  assert.deepEqual([pledge?.currency, pledge?.amount, pledge?.country], ['BDT', 50_000, 'Bangladesh'])

  const { countries, currencies } = await payload.findGlobal({ slug: 'settings' })
  await payload.updateGlobal({ slug: 'settings', data: { countries: 'Atlantis', currencies: ['BDT'] } })
  await refuse('country', { country: 'Bangladesh' })
  for (const currency of ['USD', '$']) await refuse('currency', { currency })
  assert.ok(await give({ country: 'Atlantis' }))
  await payload.updateGlobal({ slug: 'settings', data: { countries, currencies } })
})
