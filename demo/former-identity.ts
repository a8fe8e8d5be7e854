import { settings as demo } from './settings'

/** What a site showed whose settings nobody had saved. */
export const FORMER_IDENTITY = {
  name: 'Alokdhara Foundation',
  email: demo.email,
  phones: [{ number: '+880 1700-000 000' }, { number: '+880 1800-000 000' }],
  address: 'Tongi, Gazipur, Bangladesh',
}
