import { loadProject } from '../../../load-record'
import { recordCardRoute } from '../../../social-card-route'

export const GET = recordCardRoute('project', loadProject)
