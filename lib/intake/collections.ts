import type { CollectionConfig } from 'payload'
import { limits } from './collections/limits'
import { spentProofs } from './collections/spent-proofs'
import { submissions } from './collections/submissions'

/** Collections of idempotency keys, rate limits and used proofs. */
export const intakeCollections: CollectionConfig[] = [submissions, limits, spentProofs]
