import { listedAmong } from './listed'
import type { Health, Placement, Project, ProjectSubCategory } from './types'

const project = (Id: number, page: Placement) => ({ Id, page }) as Project
const part = (projectId: number | null) => ({ Id: 1, projectId }) as ProjectSubCategory
const isListed = listedAmong([project(1, ''), project(2, 'Home')])

test('a project of the grid is led to, another is not', () => {
  expect(isListed('projects', project(1, ''))).toBe(true)
  expect(isListed('projects', project(2, 'Home'))).toBe(false)
})

test.each([
  ['of such a project', 1, true],
  ['of another', 2, false],
  ['of one that is not published', 3, false],
  ['of none', null, false],
])('a part %s', (_, projectId, listed) => {
  expect(isListed('projectSubCategory', part(projectId))).toBe(listed)
})

test('every other record is led to', () => {
  expect(isListed('health', { Id: 2 } as Health)).toBe(true)
})
