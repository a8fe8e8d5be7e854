import { readGivingSettings, SUGGESTED_AMOUNTS } from './giving-settings'
import { TRX_ID_FORMS } from './transaction-id'

test('what was never saved has the defaults', () => {
  expect(readGivingSettings()).toEqual({
    suggested: SUGGESTED_AMOUNTS,
    trxIdForms: TRX_ID_FORMS,
    projects: {},
    sums: {},
  })
})

test('amounts are those between the commas, and an emptied line suggests nothing', () => {
  const { suggested } = readGivingSettings({ suggested: { USD: ' 5, 10 ,20', BDT: null, JPY: '' } })
  expect(suggested).toEqual({ USD: [5, 10, 20], BDT: [], JPY: [] })
})

test('the form of a transaction id is what a treasurer wrote, and the default where nothing is written', () => {
  const { trxIdForms } = readGivingSettings({
    transactionIds: { bkash: { letters: false, shortest: 6, longest: null } },
  })
  expect(trxIdForms.bkash).toEqual({ letters: false, shortest: 6, longest: 10 })
  expect(trxIdForms.nagad).toEqual(TRX_ID_FORMS.nagad)
})

test('a project goes by the campaign that was chosen for it, and those without one are left out', () => {
  expect(readGivingSettings({ projects: { health: 7, education: { id: 8 }, oldhome: null } }).projects).toEqual({
    health: 7,
    education: 8,
  })
})
