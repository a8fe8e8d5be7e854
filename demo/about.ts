import type { DemoAbout } from './shape'
import { both } from './write'

export const abouts: DemoAbout[] = [
  {
    kind: 'about',
    title: both('Many hands, one cloth', 'অনেক হাত, এক কাঁথা'),
    heading: both('Neighbours since 2009', '২০০৯ থেকে প্রতিবেশী'),
    text: both(
      'A nakshi kantha is made from old saris, laid together and stitched by neighbours until they hold. Alokdhara Foundation works the same way.\n\nWe join clinics, schools, small loans and safe homes into one piece of work, so that no family is left at a loose end.',
      'পুরোনো শাড়ি পরতে পরতে সাজিয়ে প্রতিবেশীরা মিলে সেলাই করেন, যতক্ষণ না তা একখানা মজবুত নকশিকাঁথা হয়ে ওঠে। আলোকধারা ফাউন্ডেশনের কাজও ঠিক তেমনই।\n\nক্লিনিক, স্কুল, ক্ষুদ্রঋণ আর নিরাপদ আশ্রয়কে আমরা এক সুতোয় গাঁথি, যাতে কোনো পরিবার সুতোর বাইরে পড়ে না থাকে।',
    ),
    images: ['kantha', 'planting'],
    points: [
      both('People from the village sit on every committee', 'প্রতিটি কমিটিতে আছেন গ্রামের মানুষ'),
      both('What each campaign has received stands on its page', 'কোন ক্যাম্পেইনে কত এসেছে, তার পাতাতেই লেখা'),
      both('Care by land and by river, in every season', 'ডাঙায় ও নদীতে, সব ঋতুতে সেবা'),
    ],
  },
  {
    kind: 'aboutARCF',
    title: both('The relief and care fund', 'ত্রাণ ও পরিচর্যা তহবিল'),
    heading: both('Alokdhara Relief and Care Fund', 'আলোকধারা ত্রাণ ও পরিচর্যা তহবিল'),
    text: both(
      'Floods do not wait for a meeting. The Alokdhara Relief and Care Fund, ARCF for short, is money set aside so that a boat can leave within the hour.\n\nIt pays for dry food, blankets, medicine and raised plinths, and it is filled again before the next season begins.',
      'বন্যা সভার জন্য বসে থাকে না। আলোকধারা ত্রাণ ও পরিচর্যা তহবিল, সংক্ষেপে এআরসিএফ, আগেই তুলে রাখা টাকা, যাতে এক ঘণ্টার মধ্যে নৌকা ছাড়তে পারে।\n\nএ টাকায় কেনা হয় শুকনো খাবার, কম্বল আর ওষুধ, উঁচু করা হয় ভিটা; পরের মৌসুম শুরুর আগেই তহবিল আবার ভরা হয়।',
    ),
    images: ['raised-house', 'winter-blankets'],
    points: [
      both('Three crews and three boats, trained for night work', 'তিনটি দল, তিনটি নৌকা, রাতে কাজের প্রশিক্ষণসহ'),
      both('Stores in Tongi and on two chars', 'টঙ্গী ও দুটি চরে মজুত ভান্ডার'),
      both('Every packet signed for by a village committee', 'প্রতিটি প্যাকেটের হিসাব রাখে গ্রাম কমিটি'),
    ],
  },
]
