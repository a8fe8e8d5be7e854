import { loadEvent } from '../../../load-record'
import { recordCardRoute } from '../../../social-card-route'

export const GET = recordCardRoute('event', loadEvent)
