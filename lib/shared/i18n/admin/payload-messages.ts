/** What the admin says in other words than Payload's, in Payload's own syntax (which is not ICU), by its language codes. */
import bangla from './messages/payload.bn.json' with { type: 'json' }
import english from './messages/payload.en.json' with { type: 'json' }

export const PAYLOAD_MESSAGES = { en: english, 'bn-BD': bangla }
