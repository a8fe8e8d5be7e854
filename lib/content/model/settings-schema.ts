/** What settings, partners and stories of campaigns have to be that an older run of this site wrote. */
import { z } from 'zod'
import { readColours } from '@/lib/shared/colour/pairs'
import { NOTHING_STATED } from '@/lib/shared/content/stated-facts'
import {
  type CampaignStory,
  COUNTERS,
  type Counter,
  type Partner,
  SITE_PICTURES,
  type SiteSettings,
  type StatedFacts,
} from '@/lib/shared/content/types'
import type { MapPosition } from '@/lib/shared/format/map-position'
import { CURRENCIES } from '@/lib/shared/money/currency'
import {
  type CampaignSum,
  type CampaignSums,
  type GivingSettings,
  readGivingSettings,
} from '@/lib/shared/money/giving-settings'
import { GIVING_PROJECTS } from '@/lib/shared/money/kinds'

const line = z.string()
const path = line.nullable()
const figure = z.number()

const counter = z.object({ value: figure, source: line, date: path } satisfies Record<keyof Counter, z.ZodType>)
// An earlier version kept the figure alone.
const counterOrFigure = z.union([counter, figure.transform((value) => ({ value, source: '', date: null }))])

const sum = z.object({ amount: figure, does: line } satisfies Record<keyof CampaignSum, z.ZodType>)

const campaignSums = z.object({ currency: z.enum(CURRENCIES), sums: z.array(sum) } satisfies Record<
  keyof CampaignSums,
  z.ZodType
>)

const trxIdForm = z.object({ letters: z.boolean(), shortest: figure, longest: figure })
const giving = z.object({
  suggested: z.object({ USD: z.array(figure), BDT: z.array(figure), JPY: z.array(figure) }),
  trxIdForms: z.object({ bank: trxIdForm, nagad: trxIdForm, bkash: trxIdForm, upay: trxIdForm }),
  projects: z.partialRecord(z.enum(Object.values(GIVING_PROJECTS)), z.int()).default({}),
  sums: z.record(z.coerce.number<string>(), campaignSums).default({}),
} satisfies Record<keyof GivingSettings, z.ZodType>)

// An earlier version kept none, and had them in its code.
const pictures = z
  .partialRecord(z.enum(SITE_PICTURES), path)
  .default({})
  .transform(
    (kept) => Object.fromEntries(SITE_PICTURES.map((name) => [name, kept[name] ?? null])) as SiteSettings['pictures'],
  )

// An earlier version kept none.
const abroad = { swift: line.default(''), routing: line.default('') }

// An earlier version kept none of them.
const identity = {
  logoForDark: path.default(null),
  mark: path.default(null),
  shortName: line.default(''),
  tagline: line.default(''),
  position: z
    .object({ latitude: figure, longitude: figure } satisfies Record<keyof MapPosition, z.ZodType>)
    .nullable()
    .default(null),
  openingHours: z.array(line).default([]),
  answering: line.default(''),
  registrations: z.array(line).default([]),
  colours: z.unknown().transform(readColours),
}

const period = figure.nullable()
const stated = z.object({
  messagesMonths: period,
  registrationsMonths: period,
  suspectedDays: period,
  expiresAfterDays: period,
  registration: line,
  taxReference: line,
  changedOn: path,
} satisfies Record<keyof StatedFacts, z.ZodType>)

export const settingsSchema = z.object({
  name: line,
  companionName: line,
  logo: path,
  email: line,
  phones: z.array(line),
  address: line,
  ...identity,
  pictures,
  social: z.partialRecord(z.enum(['twitter', 'facebook', 'youtube', 'instagram', 'pinterest']), line),
  bank: z.object({ bankName: line, accountName: line, accountNumber: line, branch: line, ...abroad }),
  wallets: z.object({ nagad: line, bkash: line, upay: line }),
  counters: z.partialRecord(z.enum(COUNTERS), counterOrFigure),
  countries: z.array(line),
  currencies: z.array(z.enum(CURRENCIES)),
  // An earlier version kept none.
  giving: giving.default(readGivingSettings()),
  copyrightYear: figure.nullable(),
  // What an earlier version kept was shown with the specification's facts.
  placeholders: z.boolean().default(true),
  // An earlier version kept none, and stated nothing.
  stated: stated.default(NOTHING_STATED),
} satisfies Record<keyof SiteSettings, z.ZodType>) satisfies z.ZodType<SiteSettings>

export const partnersSchema = z.array(
  z.object({ id: z.int(), name: line, logo: path, url: line } satisfies Record<keyof Partner, z.ZodType>),
) satisfies z.ZodType<Partner[]>

export const storiesSchema = z.array(
  z.object({
    Id: z.int(),
    until: path,
    who: line,
    where: line,
    asks: line,
    text: line,
    outcome: line,
    sums: z.array(sum),
    budget: z.array(z.object({ name: line, amount: figure })),
    updates: z.array(z.object({ date: line, title: line, text: line })),
    questions: z.array(z.object({ question: line, answer: line })),
  } satisfies Record<keyof CampaignStory, z.ZodType>),
) satisfies z.ZodType<CampaignStory[]>
