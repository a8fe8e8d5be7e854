import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/field/select'
import { Patch } from '@/components/ui/icon/patch'
import type { GivingProject } from '@/lib/shared/money/kinds'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import styles from './project-field.module.scss'
import { PROJECTS } from './projects'
import { PurposeField } from './purpose-field'

interface ProjectFieldProps {
  labels: DonateLabels
  /** Of the page or the campaign that led to the form; without one nothing is chosen, and the form asks. */
  chosen: GivingProject | undefined
  /** The form is a campaign's: another project takes the gift away from it, and that is said. */
  ofCampaign: boolean
}

export function ProjectField({ labels, chosen, ofCampaign }: ProjectFieldProps) {
  return (
    <section className={`${form.part} ${styles.part}`}>
      <h2>{labels.project}</h2>
      <Field name="project" label={labels.chooseProject} className={styles.project}>
        {(control) => (
          <div className={styles.patched}>
            <Select {...control} name="project" defaultValue={chosen ?? ''} required>
              <option value="">{labels.noProject}</option>
              {PROJECTS.map(({ name }) => (
                <option key={name} value={name}>
                  {labels.projects[name]}
                </option>
              ))}
            </Select>
            {PROJECTS.map(({ name, program }) => (
              <span key={name} className={styles[program]} data-for={name}>
                <Patch program={program} size={26} />
              </span>
            ))}
          </div>
        )}
      </Field>
      {ofCampaign && chosen && (
        <p className={styles.elsewhere} data-unless={chosen}>
          {labels.otherProject}
        </p>
      )}
      <PurposeField labels={labels} />
    </section>
  )
}
