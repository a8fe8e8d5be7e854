import { CampaignHead, ProjectHead } from '@/components/forms/cause-head'
import { DonateForm } from '@/components/forms/donate-form'
import { donateLabels, donateSettings } from '@/components/forms/labels'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, ImageMeta, LiveList, SiteSettings } from '@/lib/shared/content/types'
import type { GivingProject } from '@/lib/shared/money/kinds'
import { FormPage } from '../form-page/form-page'
import { GiftReminder } from '../gift-reminder/gift-reminder'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { BankPanel } from './bank-panel'
import { DonationParts } from './donation-parts'
import { DonationPartsLive } from './donation-parts-live'
import { DonationProjects } from './donation-projects'
import { DonationProjectsLive } from './donation-projects-live'
import { TrustPanel } from './trust-panel'

interface DonatePageProps {
  projects: LiveList<'projects'>
  /** Parts of projects that are placed beside the form. */
  parts: LiveList<'projectSubCategory'>
  settings: SiteSettings
  locale: Locale
  stamp?: string
  /** What the gift is for, where it is for a campaign. */
  campaign?: Campaign
  /** The same, where a page of the project's program led here. */
  project?: GivingProject
  /** Of the campaign's picture. */
  meta?: ImageMeta | undefined
}

/** The donation form, and beside it what gifts go to and where they are sent. */
export function DonatePage(props: DonatePageProps) {
  const { projects, parts, settings, locale, stamp, campaign, project, meta } = props
  const labels = useLabels('donatePage')
  const form = donateLabels(useLabels('forms'))
  return (
    <FormPage
      tall
      aside={
        <>
          <LiveView
            polling={DonationProjectsLive}
            view={DonationProjects}
            type="projects"
            place="Donation"
            list={projects}
            locale={locale}
            labels={labels.projects}
          />
          <LiveView
            polling={DonationPartsLive}
            view={DonationParts}
            type="projectSubCategory"
            place="Donation"
            list={parts}
            locale={locale}
            heading={labels.parts}
          />
          <BankPanel heading={labels.bank} bank={settings.bank} />
          <TrustPanel phones={settings.phones} />
        </>
      }
    >
      {campaign && <CampaignHead campaign={campaign} meta={meta} labels={form} locale={locale} />}
      {project && <ProjectHead project={project} labels={form} locale={locale} />}
      <DonateForm
        campaign={campaign}
        project={project}
        labels={form}
        settings={donateSettings(settings)}
        locale={locale}
        stamp={stamp}
      />
      <GiftReminder locale={locale} />
    </FormPage>
  )
}
