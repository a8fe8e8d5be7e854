import { inWords } from '@/lib/shared/i18n/admin/words'
import { signedOutMessage } from './signed-out'

test.each([
  [undefined, 'en'],
  ['a=b; payload-lng=en', 'en'],
  ['a=b; payload-lng=bn-BD', 'bn-BD'],
  ['__Host-payload-lng=bn-BD', 'bn-BD'],
])('with the cookie %s the reverse proxy says it as the app does in %s', (cookie, language) => {
  expect(signedOutMessage({ cookie })).toBe(inWords({ key: 'signIn.refused.signedOut' }, language))
})
