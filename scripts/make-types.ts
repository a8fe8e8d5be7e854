/**
 * `npm run make-types`: writes lib/platform/payload/payload-types.ts from the collections as they are. It needs nothing that compiles
 * by the new types, so it is run first after a change of collections.
 */
import { runPayload } from './payload-command'

process.exitCode = runPayload(['generate:types'])
