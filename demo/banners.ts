import type { DemoBanner } from './shape'
import { both } from './write'

export const banners: DemoBanner[] = [
  {
    placement: 'banner',
    title: both('Hope travels by river', 'নদীপথে আসে আশা'),
    text: both(
      'From Tongi to the farthest char, we bring clinics, classrooms and small loans to families who are hard to reach.',
      'টঙ্গী থেকে দূরতম চর পর্যন্ত, পথ যেখানে দুর্গম, সেখানকার পরিবারের কাছে আমরা পৌঁছে দিই ক্লিনিক, ক্লাসঘর আর ক্ষুদ্রঋণ।',
    ),
    images: ['river'],
  },
  {
    placement: 'banner',
    title: both('Stitched by many hands', 'অনেক হাতের সেলাই'),
    text: both(
      'Neighbours run our committees, keep the accounts and open the doors. You can hold a corner of the cloth too.',
      'প্রতিবেশীরাই কমিটি চালান, হিসাব রাখেন, দরজা খোলেন। কাপড়ের একটি কোণ আপনিও ধরতে পারেন।',
    ),
    images: ['kantha-evening'],
  },
  {
    placement: 'banner',
    title: both('Good news at the ghat', 'ঘাটে এল সুখবর'),
    text: both(
      'Results of a test, a school place, a first loan repaid: small letters that change a household.',
      'পরীক্ষার ফল, স্কুলে ভর্তি, শোধ হওয়া প্রথম ঋণ: ছোট ছোট চিঠি, যাতে বদলে যায় একটি সংসার।',
    ),
    images: ['post-boat'],
  },
  {
    placement: 'slider',
    title: both('The path to school', 'স্কুলের পথ'),
    text: both(
      'Two kilometres along the paddy, every morning, and nobody walks it alone.',
      'ধানখেতের আল ধরে দুই কিলোমিটার, প্রতিদিন ভোরে, আর কেউ একা হাঁটে না।',
    ),
    images: ['paddywalk'],
  },
  {
    placement: 'slider',
    title: both('A gate of marigolds', 'গাঁদা ফুলের তোরণ'),
    text: both(
      'Once a year the seven programs meet at the village fair, with drums, pinwheels and the year’s accounts.',
      'বছরে একবার সাত কর্মসূচির সবাই গ্রামের মেলায় এক হয়, ঢাক, চরকি আর সারা বছরের হিসাব নিয়ে।',
    ),
    images: ['village-fair'],
  },
  {
    placement: 'slider',
    title: both('News over tea', 'চায়ের কাপে খবর'),
    text: both(
      'What we do is read aloud at the tea stall first. If it makes sense there, it makes sense.',
      'আমাদের কাজের কথা আগে পড়া হয় চায়ের দোকানে। সেখানে যা টেকে, তা-ই করি।',
    ),
    images: ['tea-stall-news'],
  },
  {
    placement: 'projectBanner',
    title: both('Projects', 'প্রকল্প'),
    images: ['paddywalk', 'volunteers', 'kantha-evening'],
  },
  {
    placement: 'eventsBanner',
    title: both('Events', 'আয়োজন'),
    images: ['village-fair', 'kantha-evening', 'paddywalk'],
  },
  { placement: 'newsBanner', title: both('News', 'খবরাখবর'), images: ['tea-stall-news', 'post-boat', 'river'] },
  { placement: 'healthBanner', title: both('Health', 'স্বাস্থ্য'), images: ['river', 'flood', 'volunteers'] },
  { placement: 'contactSlider', title: both('Contact', 'যোগাযোগ'), images: ['post-boat', 'river', 'tea-stall-news'] },
]
