import type { DemoCampaign } from '../shape'
import { both } from '../write'

/** Without a goal, and without a program: a gift that has no address. */
export const need: DemoCampaign = {
  title: both('Where it is needed most', 'যেখানে প্রয়োজন সবচেয়ে বেশি'),
  text: both(
    'A gift without an address. Each month the committees of the seven programs decide together where it goes.',
    'ঠিকানাহীন এক উপহার। কোথায় যাবে, প্রতি মাসে সাত কর্মসূচির কমিটি একসঙ্গে বসে তা ঠিক করে।',
  ),
  category: both('All programs', 'সব কর্মসূচি'),
  image: 'volunteers',
  pages: [],
  currency: 'BDT',
  goal: null,
  raisedBefore: 73_250,
}
