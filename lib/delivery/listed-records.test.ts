import type { Health, Project, ProjectSubCategory } from '@/lib/shared/content/types'
import { listedRecordFilter } from './listed-records'

const project = (Id: number) => ({ Id }) as Project
const part = (projectId: number | null) => ({ Id: 1, projectId }) as ProjectSubCategory
const isListed = listedRecordFilter([project(1), project(2)])

test('every project is listed', () => {
  expect([1, 2].map((Id) => isListed('projects', project(Id)))).toEqual([true, true])
})

test.each([
  ['of a project', 2, true],
  ['of one that is not shown', 3, false],
  ['of none', null, false],
])('a part %s', (_, projectId, listed) => {
  expect(isListed('projectSubCategory', part(projectId))).toBe(listed)
})

test('every record of another type is listed', () => {
  expect(isListed('health', { Id: 2 } as Health)).toBe(true)
})
