import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { HealthList } from './health-list'
import { HealthListLive } from './health-list-live'
import styles from './health-services.module.scss'

interface HealthServicesProps {
  details: LiveList<'healthDetails'>
  services: LiveList<'health'>
  locale: Locale
}

/** Health care among the projects: what it is about, and a card for each service. */
export function HealthServices({ details, services, locale }: HealthServicesProps) {
  const { health, loading } = useLabels('projects')
  const labels = { ...health, loading }
  return (
    <Section ground="cotton" id="health">
      <SectionHead title={health.title} companion={health.companion} locale={locale} />
      <div className={styles.about}>
        <LiveView
          polling={PageIntroLive}
          view={PageIntro}
          type="healthDetails"
          list={details}
          locale={locale}
          labels={labels}
          optional
        />
      </div>
      <LiveView
        polling={HealthListLive}
        view={HealthList}
        type="health"
        list={services}
        locale={locale}
        labels={labels}
      />
    </Section>
  )
}
