import { recordPreviewRoute } from '../../../preview-answer'
import { loadEvent } from '../load-event'

export const GET = recordPreviewRoute('event', loadEvent)
