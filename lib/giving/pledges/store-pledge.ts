/** Stores what the donate form promises. */
import type { PayloadRequest } from 'payload'
import { THE_DONOR } from '@/lib/access/rights/author'
import { findFundCampaign } from '@/lib/giving/books/fund-campaign'
import { newReference } from '@/lib/giving/books/reference'
import { newStatusKey, statusUrl } from '@/lib/giving/books/status-address'
import { recordTransition } from '@/lib/giving/books/transition'
import { projectOfCategory } from '@/lib/giving/shared/project-of-category'
import type { PledgeEntry } from '@/lib/intake/schema/pledge'
import type { SubmissionInfo } from '@/lib/intake/submission-info'
import { env } from '@/lib/platform/env/env'
import type { GivingProject } from '@/lib/shared/money/kinds'
import { notifyOfPledge } from './notify-donor'
import { recordReport } from './record-report'

/** A pledge as the donate form read it, with the record's own names for fields that the public API names otherwise. */
export interface PledgeValues extends Omit<PledgeEntry, 'paymentMethod' | 'transactionId'> {
  method: PledgeEntry['paymentMethod']
  /** '' where the money was not sent yet. */
  trxId: PledgeEntry['transactionId']
}

export interface PledgeAnswer {
  /** To be read out on the phone (reference.ts). */
  reference: string
  /** The donor's private page, a whole address. */
  statusUrl: string
}

/** Stores a pledge with its history and its mails, in the request's transaction; one that is suspected is mailed to nobody. */
export async function storePledge(
  req: PayloadRequest,
  { trxId, ...values }: PledgeValues,
  { locale, suspicion, acknowledge }: SubmissionInfo,
): Promise<PledgeAnswer> {
  const suspected = suspicion.length > 0
  const statusKey = newStatusKey()
  const pledge = await req.payload.create({
    collection: 'pledges',
    data: {
      ...values,
      campaign: await fundOf(req, values),
      reference: newReference(),
      statusKey,
      state: 'pledged',
      source: 'form',
      locale,
      suspected,
      suspicion: suspicion.join('; '),
    },
    req,
    overrideAccess: true,
    depth: 0,
  })
  await recordTransition(req, { pledge: pledge.id, from: null, to: 'pledged', by: THE_DONOR, at: pledge.createdAt })
  const { senderNumber } = values
  if (trxId) await recordReport(req, { pledge: pledge.id, trxId, from: 'donor', senderNumber, by: THE_DONOR })
  if (!suspected) await notifyOfPledge(req, pledge, acknowledge)
  return { reference: pledge.reference, statusUrl: statusUrl(statusKey, locale) }
}

async function fundOf(req: PayloadRequest, values: Omit<PledgeValues, 'trxId'>): Promise<number | null> {
  // Another server's campaigns are shown then, and ours of the same ids are others.
  if (env().contentApiUrl) return null
  return findFundCampaign(req, { ...values, campaign: await chosenCampaign(req, values) })
}

interface Choice {
  /** Id of the campaign from which the form was opened. */
  campaign: number | null
  project: GivingProject
}

/**
 * The campaign that a form's pledge is meant for. The form has its campaign's own project chosen already: whoever chooses
 * another there gives to that project instead. A campaign of all programs has none, and the form asks: it keeps every gift.
 * @returns the campaign's id; null where the pledge is meant for the project
 */
async function chosenCampaign(req: PayloadRequest, { campaign, project }: Choice): Promise<number | null> {
  if (campaign === null) return null
  const found = await req.payload.findByID({
    collection: 'campaigns',
    id: campaign,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const own = ownProjects(found?.category)
  return own.size === 0 || own.has(project) ? campaign : null
}

/** Of every language's form: a category without Bangla is read in English there. */
function ownProjects(category: unknown): Set<GivingProject> {
  const { en, bn } = (category ?? {}) as Partial<Record<'en' | 'bn', string | null>>
  const projects = [projectOfCategory(en ?? ''), projectOfCategory(bn || en || '')]
  return new Set(projects.filter((project) => project !== undefined))
}
