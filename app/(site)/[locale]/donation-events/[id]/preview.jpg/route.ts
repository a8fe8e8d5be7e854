import { loadCampaign } from '../../../load-record'
import { recordPreviewRoute } from '../../../preview-answer'

export const GET = recordPreviewRoute('campaign', loadCampaign)
