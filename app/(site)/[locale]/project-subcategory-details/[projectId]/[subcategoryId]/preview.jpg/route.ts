import { recordCardRoute } from '../../../../social-card-route'
import { loadSubcategory } from '../load-subcategory'

export const GET = recordCardRoute('subcategory', loadSubcategory)
