import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readFilter } from '@/lib/community/shared/volunteer-filter'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { offeredFor, placesFor } from './assignments'
import { exportRegistrations } from './export'
import { findRegistrations } from './find'
import { register } from './testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const CLINIC = 'Free Friday Clinic'
const ids = { footer: 0, own: 0, donation: 0, unpublished: 0, school: 0 }

async function project(title: string, page?: 'Footer' | 'Donation', published = true): Promise<number> {
  const _status = published ? ('published' as const) : ('draft' as const)
  return (
    await payload.create({
      collection: 'projects',
      data: { title, pages: page && [page], _status },
      overrideAccess: true,
    })
  ).id
}

before(async () => {
  ids.footer = await project(CLINIC, 'Footer')
  ids.own = await project(CLINIC)
  ids.donation = await project(CLINIC, 'Donation')
  ids.unpublished = await project('A plan', undefined, false)
  ids.school = await project('Night school', 'Footer')
  await register(payload, { name: 'By the footer', project: ids.footer })
  await register(payload, { name: 'By the page', project: ids.own })
  await register(payload, { name: 'At school', project: ids.school })
})

test('a project that stands in several records is offered once, by that of its own page', async () => {
  const { offered } = await placesFor(payload, [], 'en')
  assert.deepEqual(
    [...offered.projects],
    [
      [ids.own, CLINIC],
      [ids.school, 'Night school'],
    ],
  )
})

test('what somebody is assigned to shows as chosen, whichever record it is and though it is not published', async () => {
  const assigned = [{ project: ids.donation }, { project: ids.unpublished }]
  const { titles, offered } = await placesFor(payload, assigned, 'en')
  const chosen = (id: number | null) => offeredFor(id, titles.projects, offered.projects)
  assert.deepEqual(
    [chosen(ids.donation), chosen(ids.own), chosen(ids.unpublished), chosen(null)],
    [ids.own, ids.own, ids.unpublished, null],
  )
})

test('the filter finds everybody of a project, and the export names it once', async () => {
  for (const asked of [ids.own, ids.footer, ids.donation]) {
    const filter = readFilter({ project: String(asked) })
    const { registrations, total } = await findRegistrations(payload, filter, 1)
    const names = registrations.map(({ name }) => name)
    assert.deepEqual([total, ...names], [2, 'By the page', 'By the footer'])
    let table = ''
    for await (const piece of exportRegistrations(payload, filter)) table += piece
    assert.equal(table.split(CLINIC).length - 1, 2)
  }
})

test('another record of the same project is no change in the history', async () => {
  const { id } = await register(payload, { project: ids.footer })
  for (const to of [ids.own, ids.school, null, ids.donation]) {
    await payload.update({ collection: 'volunteer-registrations', id, data: { project: to }, overrideAccess: true })
  }
  const { history } = await payload.findByID({ collection: 'volunteer-registrations', id, depth: 0 })
  assert.deepEqual(
    history?.map(({ change }) => change),
    ['Project: Night school', 'Project: none', `Project: ${CLINIC}`],
  )
})
