'use client'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/field/select'
import { programOf } from '@/lib/format/program'
import form from './form.module.scss'
import type { DonateLabels } from './labels'

export type ProjectName = keyof DonateLabels['projects']

/** The dropdown's seven (spec 1, section 2), as they are sent. */
export const PROJECTS = [
  'Health',
  'Education',
  'Microcredit',
  'Improving Quality Of Life',
  'Environment',
  'Orphanage',
  'Old Home',
] as const satisfies readonly ProjectName[]

/** The project that a campaign's category, in either language, belongs to; the first when to none. */
export function projectOf(category: string | undefined): ProjectName {
  const program = category && programOf(category)
  return PROJECTS.find((each) => program && programOf(each) === program) ?? PROJECTS[0]
}

interface ProjectFieldProps {
  labels: DonateLabels
  project: ProjectName
  onChoose: (project: ProjectName) => void
  error: string | undefined
}

export function ProjectField({ labels, project, onChoose, error }: ProjectFieldProps) {
  return (
    <section className={form.part}>
      <h2>{labels.project}</h2>
      <Field label={labels.chooseProject} error={error}>
        {(control) => (
          <Select
            {...control}
            name="project"
            value={project}
            onChange={({ target }) => onChoose(PROJECTS.find((each) => each === target.value) ?? PROJECTS[0])}
            program={programOf(project)}
          >
            {PROJECTS.map((each) => (
              <option key={each} value={each}>
                {labels.projects[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </section>
  )
}
