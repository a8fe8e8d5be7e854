import type { DemoCampaign } from '../shape'
import { both, html, p, scene } from '../write'

export const blankets: DemoCampaign = {
  title: both('Two thousand warm nights', 'দুই হাজার উষ্ণ রাত'),
  text: both(
    'A quilted blanket costs ৳600. We buy them from the sewing class in Tongi and carry them to the chars before the January fog.',
    'একটি লেপ-কম্বলের দাম ৳৬০০। টঙ্গীর সেলাই ক্লাস থেকে কিনে জানুয়ারির কুয়াশা নামার আগেই আমরা চরে পৌঁছে দিই।',
  ),
  category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
  image: 'winter-blankets',
  pages: [],
  currency: 'BDT',
  goal: 1_200_000,
  until: '2026-12-31',
  story: {
    who: both('Two thousand people, elders and newborns first', 'দুই হাজার মানুষ, আগে প্রবীণ ও নবজাতক'),
    where: both('The chars of the river', 'নদীর চর'),
    asks: both('The sewing class of Tongi', 'টঙ্গীর সেলাই ক্লাস'),
    text: both(
      html(
        p(
          'On the chars there is nothing between a bed and the fog but a wall of reeds. A blanket is handed over at the door, to somebody by name, because whoever is coldest does not come to a queue.',
        ),
        scene('sewing-class'),
        p(
          'The women of the sewing class quilt from October to December and are paid the full price for each piece. So every blanket warms two houses.',
        ),
      ),
      html(
        p(
          'চরে বিছানা আর কুয়াশার মাঝখানে থাকে শুধু নলের বেড়া। কম্বল দেওয়া হয় দরজায় গিয়ে, নাম ধরে; কারণ যাঁর শীত সবচেয়ে বেশি, তিনি লাইনে আসেন না।',
        ),
        scene('sewing-class'),
        p('সেলাই ক্লাসের মেয়েরা অক্টোবর থেকে ডিসেম্বর কাঁথা সেলাই করেন, প্রতিটির পুরো দাম পান। তাই একটি কম্বলে উষ্ণ হয় দুটি ঘর।'),
      ),
    ),
    outcome: both(
      'Two thousand people sleep warm in January. The list of names stays with the village committees, and is not published.',
      'জানুয়ারিতে দুই হাজার মানুষ উষ্ণ ঘুমান। নামের তালিকা থাকে গ্রাম কমিটির কাছে, প্রকাশ করা হয় না।',
    ),
    sums: [
      { amount: 600, does: both('A quilted blanket for one person', 'একজনের জন্য একটি লেপ-কম্বল') },
      { amount: 1800, does: both('Blankets for a family', 'একটি পরিবারের কম্বল') },
      { amount: 6000, does: both('Blankets for ten elders', 'দশজন প্রবীণের কম্বল') },
    ],
    budget: [
      { name: both('1,850 blankets', '১,৮৫০টি কম্বল'), amount: 1_110_000 },
      { name: both('Boats and carts to the chars', 'চর পর্যন্ত নৌকা ও গাড়ি'), amount: 90_000 },
    ],
    updates: [
      {
        date: '2026-11-18',
        title: both('Six hundred and fifty are quilted', 'সাড়ে ছয় শ সেলাই শেষ'),
        text: both(
          'They lie in the store in Tongi. The first boat leaves when there are eight hundred.',
          'টঙ্গীর ভান্ডারে আছে। আট শ হলেই প্রথম নৌকা ছাড়বে।',
        ),
      },
      {
        date: '2026-10-03',
        title: both('The frames are up', 'কাঁথার ফ্রেম বসেছে'),
        text: both(
          'Twelve women began this week, four of them for the first time.',
          'এ সপ্তাহে শুরু করেছেন ১২ জন, চারজন প্রথমবারের মতো।',
        ),
      },
    ],
  },
  raisedBefore: 486_500,
}
