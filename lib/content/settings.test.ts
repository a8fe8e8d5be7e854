import { mediaLibrary } from '@/lib/platform/payload/stored-records'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { NOTHING_STATED } from '@/lib/shared/content/stated-facts'
import { toPartners, toSettings } from './settings'

const media = mediaLibrary([{ id: 5, filename: 'logo.webp' }])

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://www.shapla.org.bd:8443' }) }))

test('what was never saved states nothing, and bears the name of its host', () => {
  const { bank, wallets, countries, giving, ...stated } = toSettings(undefined, undefined, 'en', media)
  expect(stated).toEqual({
    name: 'shapla.org.bd',
    ...{ shortName: '', companionName: '', tagline: '', answering: '', email: '', address: '' },
    stated: NOTHING_STATED,
    ...{ phones: [], openingHours: [], registrations: [], position: null, social: {} },
    counters: {},
    currencies: ['USD', 'BDT', 'JPY'],
    copyrightYear: null,
    ...{ logo: null, logoForDark: null, mark: null },
    pictures: { volunteers: null, training: null, giving: null, map: null, card: null },
    colours: NO_COLOURS,
    placeholders: false,
  })
  expect(Object.values({ ...bank, ...wallets, ...countries }).join('')).toBe('')
})

test('lines are told apart, and a position is read', () => {
  const stored = {
    registrations: { en: 'NGO Affairs Bureau 1234\n\n S-88 ', bn: null },
    openingHours: { en: 'Daily', bn: 'প্রতিদিন\nশুক্রবার বন্ধ' },
    mapPosition: '23.8103, 90.4125',
  }
  const { registrations, openingHours, position } = toSettings({ id: 0, ...stored }, undefined, 'bn', media)
  expect({ registrations, openingHours, position }).toEqual({
    registrations: ['NGO Affairs Bureau 1234', 'S-88'],
    openingHours: ['প্রতিদিন', 'শুক্রবার বন্ধ'],
    position: { latitude: 23.8103, longitude: 90.4125 },
  })
})

const countersOf = (counters: object, placeholders: boolean) =>
  toSettings({ id: 0, counters, placeholders }, undefined, 'bn', media).counters

test('with placeholders, what nobody entered has the constants of the specification', () => {
  const counters = countersOf({ volunteers: 0 }, true)
  expect(Object.values(counters).map(({ value, source }) => [value, source])).toEqual([
    [70, ''],
    [48, ''],
    [38, ''],
    [0, ''],
  ])
  expect(toSettings({ id: 0, placeholders: true }, undefined, 'en', media).copyrightYear).toBe(2023)
})

test('without them the year is the reader’s, whatever is stored', () => {
  expect(toSettings({ id: 0, copyrightYear: 2023 }, undefined, 'en', media).copyrightYear).toBeNull()
})

test('a counter needs a source and a day to be shown', () => {
  const date = '2026-01-01T00:00:00.000Z'
  const stored = {
    ...{ volunteers: 0, volunteersSource: { en: 'Our list', bn: 'আমাদের তালিকা' }, volunteersDate: date },
    ...{ totalDonation: 7, totalDonationDate: date },
    ...{ kidsNeedHelp: 40, kidsNeedHelpSource: { en: 'Census' } },
  }
  expect(countersOf(stored, false)).toEqual({ volunteers: { value: 0, source: 'আমাদের তালিকা', date } })
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
