/** Which campaign a pledge is for, where the form was opened from a campaign and another project was chosen in it. */
import type { PayloadRequest } from 'payload'
import { projectOfCategory } from '@/lib/giving/shared/project-of-category'
import type { GivingProject } from '@/lib/shared/money/kinds'

interface Choice {
  /** Id of the campaign from which the form was opened. */
  campaign: number | null
  project: GivingProject
}

/**
 * The campaign that a form's pledge is meant for. The form has its campaign's own project chosen already: whoever chooses
 * another there gives to that project instead.
 * @returns the campaign's id; null where the pledge is meant for the project
 */
export async function chosenCampaign(req: PayloadRequest, { campaign, project }: Choice): Promise<number | null> {
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
  return !found || ownProjects(found.category).has(project) ? campaign : null
}

/** Of every language's form: a category without Bangla is read in English there. */
function ownProjects(category: unknown): Set<GivingProject> {
  const { en, bn } = (category ?? {}) as Partial<Record<'en' | 'bn', string | null>>
  return new Set([projectOfCategory(en ?? ''), projectOfCategory(bn || en || '')])
}
