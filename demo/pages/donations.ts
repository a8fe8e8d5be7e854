/** What one can give to, and the page that all of its entries lead to. */
import type { DemoPage } from '../shape'
import { both, drawing, h2, html, p, quote, ul } from '../write'

export const donations: DemoPage[] = [
  {
    path: '/donate-list',
    section: 'donations',
    title: both('Donate', 'দান'),
    tagline: both('Five pieces of work that a gift keeps going.', 'আপনার অনুদানে সচল থাকে পাঁচটি কাজ।'),
    description: both(
      'Five programs of Alokdhara Foundation that you can give to: education, health care, micro entrepreneurship, quality of life and cancer treatment.',
      'আলোকধারা ফাউন্ডেশনের পাঁচটি কর্মসূচি, যেখানে অনুদান দিতে পারেন: শিক্ষা, স্বাস্থ্যসেবা, ক্ষুদ্র উদ্যোগ, জীবনমান ও ক্যানসারের চিকিৎসা।',
    ),
    banners: [{ image: drawing('clinic') }, { image: drawing('nightschool') }, { image: drawing('market') }],
    image: drawing('clinic'),
    blocks: [
      {
        blockType: 'campaigns',
        heading: both('Choose where to help', 'কোথায় পাশে দাঁড়াবেন'),
        companion: 'অনুদান',
        entries: [
          {
            category: both('Education', 'শিক্ষা'),
            title: both('Education', 'শিক্ষা'),
            text: both(
              'Evening lessons for children who work by day: teachers, books, a warm dinner and a lamp on every desk.',
              'দিনে যে শিশুরা কাজ করে, তাদের সন্ধ্যার ক্লাস: শিক্ষক, বই, গরম খাবার আর পড়ার টেবিলে বাতি।',
            ),
            image: drawing('nightschool'),
            link: '/donate-details',
          },
          {
            category: both('Health', 'স্বাস্থ্য'),
            title: both('Health Care Program', 'স্বাস্থ্যসেবা কর্মসূচি'),
            text: both(
              'A free clinic on Fridays, two clinic boats and medicine at cost price, for families in Tongi and on the chars.',
              'টঙ্গী আর চরের পরিবারগুলোর জন্য শুক্রবারের ফ্রি ক্লিনিক, দুটি ক্লিনিক-নৌকা আর কেনা দামে ওষুধ।',
            ),
            image: drawing('clinic'),
            link: '/donate-details',
          },
          {
            category: both('Microcredit', 'ক্ষুদ্রঋণ'),
            title: both('Micro Entrepreneurship', 'ক্ষুদ্র উদ্যোগ'),
            text: both(
              'First loans for a loom, a stall or two goats, paid back slowly and lent again to the next woman.',
              'তাঁত, দোকান বা দুটি ছাগলের জন্য প্রথম ঋণ; ধীরে শোধ হয়, তারপর যায় আরেক নারীর হাতে।',
            ),
            image: drawing('market'),
            link: '/donate-details',
          },
          {
            category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
            title: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
            text: both(
              'Safe wells, latrines, solar light and homes above the flood line, built and cared for by the villages themselves.',
              'নিরাপদ নলকূপ, শৌচাগার, সৌরবাতি আর বন্যার ওপরে ঘর; গড়েন আর দেখে রাখেন গ্রামের মানুষই।',
            ),
            image: drawing('tubewell'),
            link: '/donate-details',
          },
          {
            category: both('Health', 'স্বাস্থ্য'),
            title: both('Cancer Treatment', 'ক্যানসারের চিকিৎসা'),
            text: both(
              'Tests, medicine and the fare to hospital, and a nurse who comes to the bedside when treatment takes months.',
              'পরীক্ষা, ওষুধ, হাসপাতালে যাওয়ার ভাড়া, আর দীর্ঘ চিকিৎসায় শয্যাপাশে একজন সেবিকা।',
            ),
            image: drawing('cancer-care'),
            link: '/donate-details',
          },
        ],
      },
    ],
  },
  {
    path: '/donate-details',
    parent: '/donate-list',
    title: both('Health care that comes to the door', 'দরজায় পৌঁছানো স্বাস্থ্যসেবা'),
    bannerTitle: both('Donate', 'অনুদান'),
    back: both('All donations', 'সব অনুদান'),
    category: both('Health', 'স্বাস্থ্য'),
    description: both(
      'What a gift to the health care of Alokdhara Foundation pays for: the Friday clinic, the boats and medicine at cost price.',
      'আলোকধারা ফাউন্ডেশনের স্বাস্থ্যসেবায় আপনার অনুদান যেখানে যায়: শুক্রবারের ক্লিনিক, নৌকা আর কেনা দামে ওষুধ।',
    ),
    banners: [{ image: drawing('cancer-care') }, { image: drawing('clinic') }],
    image: drawing('clinic'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'A doctor’s hour, a strip of tablets, a litre of diesel for the clinic boat: health care in Tongi is made of small amounts that arrive on time.',
            ),
            h2('Where the money goes'),
            p(
              'The larger part buys medicine and tests for patients who could not pay for them. The rest keeps two boats afloat and a nurse on the road to those who cannot come.',
            ),
            p(
              'Doctors give their Fridays without pay. Everyone else receives a fair wage, because care that depends on exhaustion does not last.',
            ),
            h2('How you can see it'),
            p(
              'Every purchase is in a ledger that anyone may ask to read at the clinic desk. What the clinic’s campaign has received stands on its page.',
            ),
            h2('What a gift can do'),
            ul(
              '৳700 pays for a month of blood-pressure tablets',
              '৳3,000 pays for glasses, frame and fitting for four pupils',
              '৳10,000 keeps a clinic boat on the river for a day',
              '৳48,000 stays with one family through a long treatment',
            ),
            quote('They wrote the dose as a sun and a moon. My mother has not missed one since.', 'Jahanara, Tongi'),
          ),
          bn: html(
            p('চিকিৎসকের এক ঘণ্টা, এক পাতা বড়ি, ক্লিনিক-নৌকার এক লিটার ডিজেল: টঙ্গীতে স্বাস্থ্যসেবা চলে ছোট ছোট টাকায়, যা সময়মতো আসে।'),
            h2('টাকা যেখানে যায়'),
            p(
              'বেশির ভাগ যায় ওষুধ আর পরীক্ষায়, যাঁদের সামর্থ্য নেই তাঁদের জন্য। বাকিটায় ভাসে দুটি নৌকা, আর নার্স পৌঁছান তাঁদের কাছে, যাঁরা আসতে পারেন না।',
            ),
            p('চিকিৎসকেরা শুক্রবারটা দেন বিনা পারিশ্রমিকে। অন্য সবাই ন্যায্য মজুরি পান, কারণ ক্লান্ত মানুষের ওপর ভর করে সেবা টেকে না।'),
            h2('নিজেই দেখে নিন'),
            p('প্রতিটি কেনাকাটা খাতায় লেখা; ক্লিনিকের টেবিলে চাইলেই পড়তে পারেন। ক্লিনিকের ক্যাম্পেইনে কত এসেছে, তা তার পাতায় লেখা।'),
            h2('একটি অনুদানে যা হয়'),
            ul(
              '৳৭০০: এক মাসের রক্তচাপের ওষুধ',
              '৳৩,০০০: চার শিক্ষার্থীর চশমা, ফ্রেমসহ',
              '৳১০,০০০: এক দিন নদীতে ক্লিনিক-নৌকা',
              '৳৪৮,০০০: দীর্ঘ চিকিৎসায় একটি পরিবারের পাশে থাকা',
            ),
            quote('ওষুধের সময় ওরা সূর্য আর চাঁদ এঁকে দিয়েছে। মা এরপর একটি বড়িও ভোলেননি।', 'জাহানারা, টঙ্গী'),
          ),
        },
      },
      { blockType: 'share' },
      { blockType: 'donateBox' },
      { blockType: 'beside', heading: both('Latest posts', 'সাম্প্রতিক লেখা'), of: 'news' },
    ],
  },
]
