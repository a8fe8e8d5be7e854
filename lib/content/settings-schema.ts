/** What settings and partners have to be that an older run of this site wrote. */
import { z } from 'zod'
import type { Partner, SiteSettings } from './types'

const line = z.string()
const path = line.nullable()
const figure = z.number()

export const settingsSchema = z.object({
  name: line,
  companionName: line,
  logo: path,
  email: line,
  phones: z.array(line),
  address: line,
  social: z.partialRecord(z.enum(['twitter', 'facebook', 'youtube', 'instagram', 'pinterest']), line),
  bank: z.object({ bankName: line, accountName: line, accountNumber: line, branch: line }),
  wallets: z.object({ nagad: line, bkash: line, upay: line }),
  counters: z.object({ totalDonation: figure, projectsFunded: figure, kidsNeedHelp: figure, volunteers: figure }),
  countries: z.array(line),
  currencies: z.array(z.enum(['USD', 'BDT', 'JPY'])),
  copyrightYear: figure,
} satisfies Record<keyof SiteSettings, z.ZodType>) satisfies z.ZodType<SiteSettings>

export const partnersSchema = z.array(
  z.object({ id: z.int(), name: line, logo: path, url: line } satisfies Record<keyof Partner, z.ZodType>),
) satisfies z.ZodType<Partner[]>
