import bangla from './messages/signIn.bn.json' with { type: 'json' }
import english from './messages/signIn.en.json' with { type: 'json' }

/** Message on a screen whose session has ended, for the reverse proxy, which loads no more of the admin's words than this. */
export const signedOutText = (language: string | undefined): string =>
  (language?.startsWith('bn') ? bangla : english).refused.signedOut
