import { recordPreviewRoute } from '../../../../preview-answer'
import { loadSubcategory } from '../load-subcategory'

export const GET = recordPreviewRoute('subcategory', loadSubcategory)
