import type { DemoCampaign } from '../shape'
import { both, html, p, scene } from '../write'

export const boats: DemoCampaign = {
  title: both('Boats before the flood', 'বন্যার আগেই নৌকা'),
  text: both(
    'Relief boats, dry food and clean water, ready before the rains.',
    'বর্ষা নামার আগেই তৈরি ত্রাণের নৌকা, শুকনো খাবার আর নিরাপদ পানি।',
  ),
  category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
  image: 'flood',
  pages: ['Home'],
  currency: 'BDT',
  goal: 2_400_000,
  until: '2027-05-31',
  story: {
    who: both('Families on the low chars', 'নিচু চরের পরিবার'),
    where: both('From the stores in Tongi and on two chars', 'টঙ্গী ও দুই চরের ভান্ডার থেকে'),
    asks: both('The three relief crews', 'ত্রাণের তিনটি দল'),
    text: both(
      html(
        p(
          'When the water comes, it comes at night, and it is too late to buy rope. So everything has to lie in the store by the end of May: rice that needs no fire, tablets for water, ropes and lamps, and boats that do not leak.',
        ),
        scene('raised-house'),
        p(
          'Last year three boats brought forty-one families to dry ground within one night. A fourth lay ashore with a broken rib. It must be mended, and its crew paid for the days of training.',
        ),
      ),
      html(
        p(
          'পানি আসে রাতে, আর তখন দড়ি কেনার সময় থাকে না। তাই মে মাস শেষ হওয়ার আগেই সব থাকা চাই ভান্ডারে: আগুন ছাড়া খাওয়ার চিড়া-মুড়ি, পানি শোধনের বড়ি, দড়ি আর বাতি, আর ফুটো নেই এমন নৌকা।',
        ),
        scene('raised-house'),
        p(
          'গত বছর তিনটি নৌকা এক রাতে ৪১টি পরিবারকে শুকনো জায়গায় এনেছে। চতুর্থটি পাঁজর ভেঙে ডাঙায় ছিল। সেটি সারাতে হবে, প্রশিক্ষণের দিনগুলোর জন্য মাঝিদেরও কিছু দিতে হবে।',
        ),
      ),
    ),
    outcome: both(
      'Four boats ready to leave within the hour, and dry food and water for six hundred families for a week. Every packet is signed for by a village committee.',
      'এক ঘণ্টার মধ্যে ছাড়তে পারে এমন চারটি নৌকা, আর ছয় শ পরিবারের এক সপ্তাহের শুকনো খাবার ও পানি। প্রতিটি প্যাকেটের হিসাব রাখে গ্রাম কমিটি।',
    ),
    sums: [
      { amount: 500, does: both('Clean water for one family for a month', 'একটি পরিবারের এক মাসের নিরাপদ পানি') },
      { amount: 1500, does: both('Dry food for one family for a week', 'একটি পরিবারের এক সপ্তাহের শুকনো খাবার') },
      { amount: 5000, does: both('A day of training for one crew', 'একটি দলের এক দিনের প্রশিক্ষণ') },
    ],
    budget: [
      { name: both('Dry food for six hundred families', 'ছয় শ পরিবারের শুকনো খাবার'), amount: 900_000 },
      { name: both('The fourth boat, mended, and upkeep of three', 'চতুর্থ নৌকা মেরামত, তিনটির দেখভাল'), amount: 760_000 },
      { name: both('Water tablets, filters and cans', 'পানির বড়ি, ফিল্টার ও ক্যান'), amount: 420_000 },
      { name: both('Ropes, lamps and life vests', 'দড়ি, বাতি ও লাইফ জ্যাকেট'), amount: 200_000 },
      { name: both('Training of the crews', 'মাঝিদের প্রশিক্ষণ'), amount: 120_000 },
    ],
    updates: [
      {
        date: '2026-10-22',
        title: both('Three boats out of the water', 'তিনটি নৌকা ডাঙায়'),
        text: both(
          'They are mended while the river is low. Two have new planks, one has a new engine.',
          'নদী নিচু থাকতে মেরামত চলছে। দুটিতে নতুন তক্তা, একটিতে নতুন ইঞ্জিন।',
        ),
      },
    ],
    questions: [
      {
        question: both('What if no flood comes?', 'বন্যা না হলে?'),
        answer: both(
          'Dry food goes to the homes in Tongi before it ages, and is bought anew. Boats, ropes and lamps wait for the next year.',
          'শুকনো খাবার পুরোনো হওয়ার আগে টঙ্গীর নিবাসগুলোতে যায়, নতুন করে কেনা হয়। নৌকা, দড়ি আর বাতি পরের বছরের জন্য থাকে।',
        ),
      },
    ],
  },
  raisedBefore: 878_000,
}
