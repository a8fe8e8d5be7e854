/** What a campaign received stays in the books, by whichever call it is to be deleted. */
import { dataOf, errorOf } from '@/e2e/support/client'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

test('a campaign with money from before this site is not deleted by any call, which says why', async ({
  anonymous,
  editor,
  staff,
}) => {
  const before = await anonymous.list('donation')
  const campaign = before.find(({ raised }) => Number(raised) > 0)
  expect(campaign).toBeTruthy()
  const id = campaign?.Id ?? 0
  expect(errorOf(await editor.delete(`donation/${id}`), 409).message).toMatch(/Please close the campaign instead\./)
  for (const address of [`/api/campaigns/${id}`, `/api/campaigns?where[id][equals]=${id}`]) {
    const { status, text } = await staff.administrator.request('DELETE', address)
    expect([400, 409], address).toContain(status)
    expect(text).toContain('Please close the campaign instead.')
  }
  expect(await anonymous.list('donation')).toEqual(before)
  expect(dataOf(await anonymous.get(`donation/${id}`), 200)).toEqual(campaign)
})
