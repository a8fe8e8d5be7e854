import type { CollectionConfig } from 'payload'
import { limits } from './collections/limits'
import { spentProofs } from './collections/spent-proofs'
import { submissions } from './collections/submissions'

/** What the site remembers of forms that were sent. */
export const intakeCollections: CollectionConfig[] = [submissions, limits, spentProofs]
