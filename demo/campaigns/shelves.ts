import type { DemoCampaign } from '../shape'
import { both, html, p } from '../write'

/** In yen: friends in Osaka began it. */
export const shelves: DemoCampaign = {
  title: both('Shelves for the library boat', 'পাঠাগার-নৌকার নতুন তাক'),
  text: both(
    'Friends in Osaka began this shelf. It holds four hundred storybooks for the children of nine river villages.',
    'ওসাকার বন্ধুরা এই তাকের শুরুটা করেছেন। নয়টি নদীপাড়ের গ্রামের শিশুদের জন্য এতে থাকবে চার শ গল্পের বই।',
  ),
  category: both('Education', 'শিক্ষা'),
  image: 'library-boat',
  pages: [],
  currency: 'JPY',
  goal: 900_000,
  story: {
    who: both('Children of nine villages', 'নয় গ্রামের শিশুরা'),
    where: both('On the library boat', 'পাঠাগার-নৌকায়'),
    text: both(
      html(
        p(
          'The boat ties up at each village for one afternoon. Its shelves were built for schoolbooks: storybooks lie in crates under the deck, where nobody finds them.',
        ),
      ),
      html(
        p(
          'নৌকা প্রতিটি গ্রামে এক বিকেল ভেড়ে। তাকগুলো বানানো পাঠ্যবইয়ের মাপে; গল্পের বই থাকে পাটাতনের নিচের বাক্সে, সেখানে কেউ খুঁজে পায় না।',
        ),
      ),
    ),
    outcome: both(
      'Four hundred storybooks stand where a child can reach them, with a rail against the waves.',
      'চার শ গল্পের বই থাকে শিশুর হাতের নাগালে, ঢেউ ঠেকানোর কাঠিসহ।',
    ),
    sums: [
      { amount: 1000, does: both('Two storybooks', 'দুটি গল্পের বই') },
      { amount: 5000, does: both('One metre of shelf', 'এক মিটার তাক') },
    ],
  },
  raisedBefore: 312_000,
}
