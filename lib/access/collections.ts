import type { CollectionConfig } from 'payload'
import { auditEntries } from '@/lib/access/audit/audit-entries'
import { apiKeys } from './collections/api-keys'
import { refusedSignIns } from './collections/refused-sign-ins'
import { secondFactors } from './collections/second-factors'
import { users } from './collections/users'

/** Accounts, what they sign in with, and the history of what they did. */
export const accessCollections: CollectionConfig[] = [users, apiKeys, secondFactors, auditEntries, refusedSignIns]
