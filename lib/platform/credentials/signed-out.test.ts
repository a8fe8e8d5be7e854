import { inWords } from '@/lib/shared/i18n/admin/words'
import { SIGNED_OUT_MESSAGE } from './signed-out'

test('the proxy says it as the app does', () => {
  expect(SIGNED_OUT_MESSAGE).toBe(inWords({ key: 'signIn.refused.signedOut' }, 'en'))
})
