import { mediaLibrary } from '@/lib/platform/payload/stored-records'
import { toPartners, toSettings } from './settings'

const media = mediaLibrary([{ id: 5, filename: 'logo.webp' }])

test('what was never saved has the constants of the specification', () => {
  const { name, counters, currencies, copyrightYear, logo } = toSettings(undefined, undefined, 'en', media)
  expect({ name, counters, currencies, copyrightYear, logo }).toEqual({
    name: 'Alokdhara Foundation',
    counters: { totalDonation: 70, projectsFunded: 48, kidsNeedHelp: 38, volunteers: 230 },
    currencies: ['USD', 'BDT', 'JPY'],
    copyrightYear: 2023,
    logo: null,
  })
})

test('a counter of 0 stays 0', () => {
  expect(toSettings({ id: 0, counters: { volunteers: 0 } }, undefined, 'en', media).counters.volunteers).toBe(0)
})

test('the name is in the language asked for', () => {
  const name = { en: 'Foundation', bn: 'ফাউন্ডেশন' }
  expect(toSettings({ id: 0, name }, undefined, 'bn', media).name).toBe('ফাউন্ডেশন')
})

test('social pages without an address are left out', () => {
  const social = { facebook: 'https://facebook.com/us', twitter: '', youtube: null }
  expect(toSettings({ id: 0, social }, undefined, 'en', media).social).toEqual({ facebook: 'https://facebook.com/us' })
})

test('countries are the lines that hold something', () => {
  expect(toSettings({ id: 0, countries: 'Bangladesh\n\n  India \n' }, undefined, 'en', media).countries).toEqual([
    'Bangladesh',
    'India',
  ])
})

test('accounts come from the payment settings', () => {
  const payment = { id: 0, bank: { bankName: 'Sonali', swift: 'BSONBDDH' }, wallets: { bkash: '017' } }
  const { bank, wallets } = toSettings(undefined, payment, 'en', media)
  expect([bank.bankName, bank.branch, bank.swift, bank.routing]).toEqual(['Sonali', '', 'BSONBDDH', ''])
  expect([wallets.bkash, wallets.nagad]).toEqual(['017', ''])
})

test('the logo is given by its path', () => {
  expect(toSettings({ id: 0, logo: { id: 5 } }, undefined, 'en', media).logo).toBe('media/logo.webp')
})

test('partners stand in the order of their keys', () => {
  const partners = [
    { id: 1, name: 'Second', _order: 'b', logo: 5 },
    { id: 2, name: 'First', _order: 'a', url: 'https://first.example' },
  ]
  expect(toPartners(partners, 'en', media)).toEqual([
    { id: 2, name: 'First', logo: null, url: 'https://first.example' },
    { id: 1, name: 'Second', logo: 'media/logo.webp', url: '' },
  ])
})
