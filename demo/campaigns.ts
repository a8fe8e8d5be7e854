import type { DemoCampaign } from './shape'
import { both } from './write'

export const campaigns: DemoCampaign[] = [
  {
    title: both('Keep the Friday clinic open', 'শুক্রবারের ক্লিনিক খোলা থাকুক'),
    text: both(
      'Medicine, tests and a doctor’s time for patients who cannot pay.',
      'যাঁদের সামর্থ্য নেই, তাঁদের জন্য ওষুধ, পরীক্ষা আর চিকিৎসকের সময়।',
    ),
    category: both('Health', 'স্বাস্থ্য'),
    image: 'pharmacy',
    pages: ['Home'],
    currency: 'USD',
    goal: 30_000,
    raisedBefore: 25_270,
  },
  {
    title: both('A lamp for every desk', 'প্রতিটি পড়ার টেবিলে বাতি'),
    text: both('Books, lamps and teachers for the night school.', 'নৈশ বিদ্যালয়ের জন্য বই, বাতি আর শিক্ষক।'),
    category: both('Education', 'শিক্ষা'),
    image: 'solar-lamp',
    pages: ['Home'],
    currency: 'USD',
    goal: 20_000,
    raisedBefore: 11_480,
  },
  {
    title: both('Boats before the flood', 'বন্যার আগেই নৌকা'),
    text: both(
      'Relief boats, dry food and clean water, ready before the rains.',
      'বর্ষা নামার আগেই তৈরি ত্রাণের নৌকা, শুকনো খাবার আর নিরাপদ পানি।',
    ),
    category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
    image: 'flood',
    pages: ['Home'],
    currency: 'USD',
    goal: 25_000,
    raisedBefore: 9150,
  },
  {
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
    raisedBefore: 486_500,
  },
  {
    title: both('Treatment, and the bus fare too', 'চিকিৎসা, সঙ্গে বাসভাড়াও'),
    text: both(
      'Cancer care lasts months. This fund pays for tests, medicine and the way to the hospital in Dhaka and home again.',
      'ক্যানসারের চিকিৎসা চলে মাসের পর মাস। এই তহবিল থেকে দেওয়া হয় পরীক্ষা, ওষুধ আর ঢাকার হাসপাতালে যাওয়া-আসার খরচ।',
    ),
    category: both('Health', 'স্বাস্থ্য'),
    image: 'cancer-care',
    pages: [],
    currency: 'USD',
    goal: 40_000,
    raisedBefore: 12_300,
  },
  {
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
    raisedBefore: 312_000,
  },
  {
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
  },
]
