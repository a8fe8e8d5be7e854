import type { CollectionConfig } from 'payload'
import { auditEntries } from '@/lib/access/collections/audit-entries'
import { apiKeys } from './collections/api-keys'
import { refusedSignIns } from './collections/refused-sign-ins'
import { secondFactors } from './collections/second-factors'
import { users } from './collections/users'

/** Collections of accounts, API keys, second factors and the audit log. */
export const accessCollections: CollectionConfig[] = [users, apiKeys, secondFactors, auditEntries, refusedSignIns]
