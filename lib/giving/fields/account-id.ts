import type { Field } from 'payload'

/** Id of the account behind a name, which may be another's by now; empty where nobody was signed in. */
export const accountId = (name: string, label: string): Field => ({ name, type: 'number', label })
