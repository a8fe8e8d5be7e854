/** The pages of the programs. */
import type { DemoPage } from '../shape'
import { both, drawing, h2, html, p, quote, scene } from '../write'

export const programs: DemoPage[] = [
  {
    path: '/education',
    section: 'projects',
    title: both('Education', 'শিক্ষা'),
    category: both('Education', 'শিক্ষা'),
    tagline: both(
      'A night school in Tongi, for children whose day belongs to work.',
      'যে শিশুদের দিন কাটে কাজে, তাদের জন্য টঙ্গীতে নৈশ বিদ্যালয়।',
    ),
    description: both(
      'The night school of Alokdhara Foundation in Tongi, Gazipur: lessons daily from 6 pm to 9 pm for children who work by day.',
      'টঙ্গী, গাজীপুরে আলোকধারা ফাউন্ডেশনের নৈশ বিদ্যালয়: দিনে যারা কাজ করে, তাদের ক্লাস প্রতিদিন সন্ধ্যা ৬টা থেকে রাত ৯টা।',
    ),
    banners: [{ image: drawing('nightschool') }, { image: drawing('slates') }],
    image: drawing('nightschool'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'Our night school is open daily from 6 pm to 9 pm, Fridays too. Its pupils have already done a day’s work when the bell rings, so the first thing on the timetable is dinner.',
            ),
            h2('School at the hour they have'),
            p(
              'Moving the hour was the whole idea. A child who serves tea until five cannot sit in a morning class, but can read by lamplight at half past six. We teach from the national textbooks, and pupils sit the same examinations as everyone else.',
            ),
            p(
              'No one is asked for a fee, a uniform or a birth certificate at the door. Papers can be found later, and we help to find them.',
            ),
            scene('second-classroom'),
            h2('Everyone gets home'),
            p(
              'At nine the teachers walk the pupils back lane by lane. Employers know this too: thirty-six workshops near the school have signed that their young workers leave by half past five.',
            ),
            p('The second classroom was built by the parents. Fathers made the blackboard, mothers laid the floor.'),
            quote('By eight I am tired. Then we do science, and I forget it.', 'Rubel, 12, works in a yarn store'),
          ),
          bn: html(
            p(
              'আমাদের নৈশ বিদ্যালয় খোলা প্রতিদিন সন্ধ্যা ৬টা থেকে রাত ৯টা, শুক্রবারেও। ঘণ্টা বাজার আগেই শিক্ষার্থীদের এক দিনের কাজ সারা, তাই রুটিনের প্রথম পাঠ রাতের খাবার।',
            ),
            h2('ওদের সময়েই স্কুল'),
            p(
              'আমরা শুধু ঘড়ির কাঁটাটা সরিয়েছি। যে শিশু পাঁচটা পর্যন্ত চা দেয়, সে সকালে ক্লাসে বসতে পারে না, কিন্তু সাড়ে ছয়টায় বাতির আলোয় পড়তে পারে। বই জাতীয় পাঠ্যক্রমের, পরীক্ষাও সবার মতোই।',
            ),
            p('দরজায় কেউ বেতন, পোশাক বা জন্মসনদ চায় না। কাগজ পরেও জোগাড় করা যায়, আমরা সাহায্য করি।'),
            scene('second-classroom'),
            h2('সবাই বাড়ি পৌঁছায়'),
            p(
              'রাত নয়টায় শিক্ষকেরা গলি ধরে ধরে ওদের পৌঁছে দেন। আশপাশের ৩৬টি কারখানা সই করে কথা দিয়েছে, ছোটদের ছুটি হবে সাড়ে পাঁচটার মধ্যে।',
            ),
            p('দ্বিতীয় শ্রেণিকক্ষটি অভিভাবকদের গড়া: ব্ল্যাকবোর্ড বানিয়েছেন বাবারা, মেঝে গেঁথেছেন মায়েরা।'),
            quote('আটটা বাজতে বাজতে ক্লান্ত লাগে। তখন বিজ্ঞান শুরু হয়, আর ক্লান্তি ভুলে যাই।', 'রুবেল, ১২, সুতার গুদামে কাজ করে'),
          ),
        },
      },
      { blockType: 'donateBox' },
      {
        blockType: 'facts',
        heading: both('At a glance', 'এক নজরে'),
        facts: [
          { name: both('Open', 'খোলা'), value: both('Daily, 6 pm to 9 pm', 'প্রতিদিন সন্ধ্যা ৬টা থেকে রাত ৯টা') },
          { name: both('6 pm', 'সন্ধ্যা ৬টা'), value: both('Dinner and registers', 'খাবার ও হাজিরা') },
          { name: both('6.30 pm', 'সাড়ে ৬টা'), value: both('Bangla and mathematics', 'বাংলা ও গণিত') },
          { name: both('8 pm', 'রাত ৮টা'), value: both('English, science or drawing', 'ইংরেজি, বিজ্ঞান বা আঁকা') },
          { name: both('9 pm', 'রাত ৯টা'), value: both('The walk home', 'দল বেঁধে বাড়ি ফেরা') },
          { name: both('Pupils', 'শিক্ষার্থী'), value: both('318, in five classes', 'পাঁচ শ্রেণিতে ৩১৮ জন') },
        ],
      },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
      {
        blockType: 'cards',
        heading: both('Inside the night school', 'নৈশ বিদ্যালয়ের ভেতরে'),
        tinted: true,
        cards: [
          {
            title: both('Starting late', 'দেরিতে শুরু'),
            text: both(
              'Girls who never went to school begin with slates and a mango tree for a roof, and catch up at their own speed.',
              'যে মেয়েরা কখনো স্কুলে যায়নি, তারা আমগাছের ছায়ায় স্লেট হাতে শুরু করে, এগোয় নিজের গতিতে।',
            ),
            image: drawing('slates'),
            link: '/education-details',
          },
          {
            title: both('The computer room', 'কম্পিউটার-ঘর'),
            text: both(
              'Two pupils share a machine: one types, the other explains. At the end stands a piece of work that somebody needs.',
              'এক যন্ত্রে দুজন: একজন টাইপ করে, অন্যজন বুঝিয়ে দেয়। শেষে তৈরি হয় কারও কাজে লাগার মতো কিছু।',
            ),
            image: drawing('computer-class'),
            link: '/education-details',
          },
          {
            title: both('Books that come by boat', 'নৌকায় আসা বই'),
            text: both(
              'Once in a season the library boat ties up at the ghat. Pupils choose for themselves, and one book more for whoever waits at home.',
              'মৌসুমে একবার ঘাটে ভেড়ে পাঠাগার-নৌকা। শিক্ষার্থীরা নিজের জন্য বই বাছে, আর বাড়িতে যে অপেক্ষায় তার জন্য আরেকটি।',
            ),
            image: drawing('library-boat'),
            link: '/education-details',
          },
        ],
      },
    ],
  },
  {
    path: '/microcredit',
    section: 'projects',
    title: both('Microcredit Program', 'ক্ষুদ্রঋণ কর্মসূচি'),
    category: both('Microcredit', 'ক্ষুদ্রঋণ'),
    tagline: both(
      'Small sums, fair terms, and tools in a woman’s own name.',
      'অল্প টাকা, ন্যায্য শর্ত, আর নারীর নিজের নামে কাজের জিনিস।',
    ),
    description: both(
      'Small loans from Alokdhara Foundation for women in Tongi and on the chars: no collateral, no hurry, and a tool in the borrower’s own name.',
      'টঙ্গী ও চরের নারীদের জন্য আলোকধারা ফাউন্ডেশনের ছোট ঋণ: জামানত নেই, তাড়া নেই, আর কেনা জিনিসটি ঋণগ্রহীতার নিজের নামে।',
    ),
    banners: [{ image: drawing('market') }, { image: drawing('weaver') }],
    image: drawing('market'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'A loom, a cow or a market stall can carry a household. What is missing is seldom skill; it is the first few thousand taka, lent without fear.',
            ),
            h2('How a loan begins'),
            p(
              'It begins with saving. Women of one lane meet once a week, count aloud and learn to trust one another’s figures. After half a year the circle may recommend a member for a loan, and it knows better than any form who is ready.',
            ),
            p('Whoever borrows owns what is bought. Her name is on the receipt, the licence and the stall.'),
            scene('savings-circle'),
            h2('When things go wrong'),
            p(
              'Rivers flood and children fall ill. Then the instalment waits, the circle visits, and a new plan is made at the kitchen fire. Nobody is shamed in front of her neighbours, and no one sells a goat to pay us.',
            ),
            quote(
              'The bank asked what my husband owns. The circle asked what I can do.',
              'Parveen Akter, weaver in Tongi',
            ),
          ),
          bn: html(
            p('একটি তাঁত, একটি গরু বা একটি দোকানেই সংসার চলতে পারে। অভাব দক্ষতার নয়; অভাব প্রথম কয়েক হাজার টাকার, যা নিতে ভয় করে না।'),
            h2('ঋণের শুরু যেভাবে'),
            p(
              'শুরু সঞ্চয় দিয়ে। এক গলির নারীরা সপ্তাহে একবার বসেন, সবার সামনে টাকা গোনেন, একে অন্যের হিসাবে ভরসা করতে শেখেন। ছয় মাস পর দলই জানায় কে ঋণের জন্য তৈরি; কোনো ফরম তা এত ভালো জানে না।',
            ),
            p('যিনি ঋণ নেন, জিনিসটিও তাঁর। রসিদে, লাইসেন্সে, দোকানের সাইনবোর্ডে তাঁরই নাম।'),
            scene('savings-circle'),
            h2('বিপদ এলে'),
            p(
              'নদী ফুলে ওঠে, সন্তান অসুখে পড়ে। তখন কিস্তি থেমে থাকে, দলের সবাই দেখতে যান, রান্নাঘরে বসেই নতুন হিসাব হয়। কাউকে পাড়ার সামনে লজ্জা দেওয়া হয় না, ছাগল বেচেও কিস্তি দিতে হয় না।',
            ),
            quote('ব্যাংক জানতে চেয়েছিল, স্বামীর কী আছে। দল জানতে চেয়েছে, আমি কী পারি।', 'পারভীন আক্তার, টঙ্গীর তাঁতি'),
          ),
        },
      },
      { blockType: 'donateBox' },
      {
        blockType: 'facts',
        heading: both('At a glance', 'এক নজরে'),
        facts: [
          { name: both('Loans', 'ঋণ'), value: both('৳8,000 to ৳60,000', '৳৮,০০০ থেকে ৳৬০,০০০') },
          { name: both('First instalment', 'প্রথম কিস্তি'), value: both('After three months', 'তিন মাস পর') },
          { name: both('Collateral', 'জামানত'), value: both('None', 'লাগে না') },
          { name: both('Borrowers', 'ঋণগ্রহীতা'), value: both('1,140 women', '১,১৪০ জন নারী') },
          { name: both('Savings circles', 'সঞ্চয় দল'), value: both('88', '৮৮টি') },
          { name: both('Paid on the day', 'ঠিক দিনে শোধ'), value: both('97 of 100 instalments', '১০০ কিস্তির ৯৭টি') },
        ],
      },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
      {
        blockType: 'cards',
        heading: both('What a loan becomes', 'ঋণ যা হয়ে ওঠে'),
        tinted: true,
        cards: [
          {
            title: both('A loom by the window', 'জানালার ধারে তাঁত'),
            text: both(
              'A weaver who rents gives away a third of her cloth. One who owns her loom keeps it all, and chooses the pattern.',
              'ভাড়ার তাঁতে কাপড়ের তিন ভাগের এক ভাগ চলে যায়। নিজের তাঁতে সবটাই থাকে, নকশাও নিজের পছন্দের।',
            ),
            image: drawing('weaver'),
            link: '/micro-details',
          },
          {
            title: both('Goats and a plan', 'ছাগল আর পরিকল্পনা'),
            text: both(
              'Animals come with a vaccination card, a dry shed and a neighbour who has kept goats for years.',
              'পশুর সঙ্গে আসে টিকার কার্ড, শুকনো গোয়াল আর বহু বছরের অভিজ্ঞ এক প্রতিবেশী।',
            ),
            image: drawing('goat-loan'),
            link: '/micro-details',
          },
          {
            title: both('A stall with her sign', 'নিজের নামের দোকান'),
            text: both(
              'A place in the bazaar, an awning and goods for the first week. The sign-painter asks for the name, and writes hers.',
              'বাজারে একটু জায়গা, শামিয়ানা আর প্রথম সপ্তাহের মাল। সাইনবোর্ডের শিল্পী নাম জিজ্ঞেস করেন, লেখেন তাঁরটাই।',
            ),
            image: drawing('market'),
            link: '/micro-details',
          },
        ],
      },
    ],
  },
  {
    path: '/quality-life',
    section: 'projects',
    title: both('Men & Women', 'নারী ও পুরুষ'),
    category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
    tagline: both('Better days at home are work for two.', 'ঘরের দিনগুলো ভালো করার কাজ দুজনেরই।'),
    description: both(
      'Improving quality of life with men and women together: clean water, a trade, light after dark, and housework that is shared.',
      'নারী ও পুরুষ মিলে জীবনমান উন্নয়ন: নিরাপদ পানি, হাতের কাজ, রাতের আলো আর ভাগ করে নেওয়া ঘরের কাজ।',
    ),
    banners: [{ image: drawing('tubewell') }, { image: drawing('sewing-class') }],
    image: drawing('kantha'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'A pump, a lamp or a sewing machine changes a day. Whose day it changes depends on who walks, who carries and who decides. So we plan with the men and the women of each village, at one table.',
            ),
            h2('Two signatures'),
            p(
              'Before anything is built, a household sends two people to the meeting. They draw their day hour by hour, side by side. The drawings are seldom the same length, and that is where the talk begins.',
            ),
            p(
              'Every pump has two caretakers, and at least one of them is a woman. The same rule holds for keys, ledgers and tools.',
            ),
            scene('solar-lamp'),
            h2('Trades for both'),
            p(
              'Women train as solar technicians and climb the ladder. Men join the cooking course, which began as a joke and now has a waiting list. A certificate counts the same on either wall.',
            ),
            quote(
              'We drew our days. Mine had an hour under the tree. Hers had none. We moved the well first, then the hour.',
              'Abdul Malek, Char Shimulia',
            ),
          ),
          bn: html(
            p(
              'একটি নলকূপ, একটি বাতি বা একটি সেলাই মেশিন দিন বদলে দেয়। কার দিন বদলায়, তা ঠিক হয় কে হাঁটেন, কে বয়ে আনেন আর কে সিদ্ধান্ত নেন, তার ওপর। তাই পরিকল্পনায় বসি গ্রামের নারী-পুরুষ দুজনকে নিয়েই।',
            ),
            h2('দুটি সই'),
            p(
              'কিছু গড়ার আগে প্রতিটি পরিবার থেকে দুজন সভায় আসেন। পাশাপাশি বসে ঘণ্টা ধরে ধরে নিজের দিন আঁকেন। দুই ছবি কমই সমান হয়, কথাও শুরু হয় সেখানেই।',
            ),
            p('প্রতিটি নলকূপের তত্ত্বাবধায়ক দুজন, অন্তত একজন নারী। চাবি, খাতা আর যন্ত্রপাতির বেলাতেও একই নিয়ম।'),
            scene('solar-lamp'),
            h2('কাজ শেখা দুজনেরই'),
            p(
              'নারীরা সৌরবাতির কাজ শিখে মইয়ে ওঠেন। পুরুষেরা আসেন রান্নার ক্লাসে; শুরু হয়েছিল ঠাট্টায়, এখন আসন পেতে অপেক্ষা করতে হয়। সনদের দাম দুই দেয়ালেই সমান।',
            ),
            quote(
              'দুজনে দিন আঁকলাম। আমার দিনে গাছতলায় এক ঘণ্টা আছে, ওর দিনে নেই। আগে নলকূপ সরল, পরে ওই এক ঘণ্টা।',
              'আবদুল মালেক, চর শিমুলিয়া',
            ),
          ),
        },
      },
      { blockType: 'donateBox' },
      {
        blockType: 'facts',
        heading: both('At a glance', 'এক নজরে'),
        facts: [
          { name: both('Tube wells', 'নলকূপ'), value: both('214', '২১৪টি') },
          { name: both('Latrines', 'শৌচাগার'), value: both('390', '৩৯০টি') },
          {
            name: both('Solar technicians', 'সৌরবাতির কারিগর'),
            value: both('12, of whom five are women', '১২ জন, পাঁচজন নারী'),
          },
          { name: both('Finished tailoring', 'সেলাই শেষ করেছেন'), value: both('70 women', '৭০ জন নারী') },
          { name: both('Raised homes', 'উঁচু করা বাড়ি'), value: both('326', '৩২৬টি') },
        ],
      },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
      {
        blockType: 'cards',
        heading: both('Where it shows', 'বদল যেখানে চোখে পড়ে'),
        tinted: true,
        cards: [
          {
            title: both('A trade at dusk', 'গোধূলিতে হাতের কাজ'),
            text: both(
              'Six machines, evening hours and paid orders for women who have a full day behind them.',
              'সারা দিনের কাজ সেরে যাঁরা আসেন, তাঁদের জন্য ছয়টি মেশিন, সন্ধ্যার ক্লাস আর মজুরির ফরমাশ।',
            ),
            image: drawing('sewing-class'),
            link: '/quality-life-details',
          },
          {
            title: both('Water close by', 'কাছেই পানি'),
            text: both(
              'When the well is near, fetching is no longer one person’s job. Sons are sent as often as daughters.',
              'নলকূপ কাছে হলে পানি আনা আর একজনের কাজ থাকে না। মেয়েদের মতো ছেলেরাও কলসি হাতে যায়।',
            ),
            image: drawing('tubewell'),
            link: '/quality-life-details',
          },
          {
            title: both('A floor above the flood', 'বন্যার ওপরে মেঝে'),
            text: both(
              'When the plinth is raised, the kitchen rises with it. Where it stands is decided by those who cook in it.',
              'ভিটা উঁচু হলে রান্নাঘরও ওপরে ওঠে। কোথায় বসবে, ঠিক করেন যাঁরা সেখানে রাঁধেন।',
            ),
            image: drawing('raised-house'),
            link: '/quality-life-details',
          },
        ],
      },
    ],
  },
  {
    path: '/environment',
    section: 'projects',
    title: both('Environment', 'পরিবেশ'),
    category: both('Environment', 'পরিবেশ'),
    tagline: both('Trees for the bank, and a river that fish would choose.', 'পাড়ের জন্য গাছ, আর মাছের মনের মতো নদী।'),
    description: both(
      'Trees on the embankments, mangroves on the coast and a cleaner Turag: the environment program of Alokdhara Foundation.',
      'বাঁধে গাছ, উপকূলে কেওড়ার বন আর পরিষ্কার তুরাগ: আলোকধারা ফাউন্ডেশনের পরিবেশ কর্মসূচি।',
    ),
    banners: [{ image: drawing('mangrove') }, { image: drawing('planting') }],
    image: drawing('planting'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'In Gazipur the river is neighbour, road and larder. We look after its banks and its water with those who live from both, because a tree is only planted when somebody stays with it.',
            ),
            h2('Planting that lasts'),
            p(
              'We count trees in the second year, not on the day of the photograph. School nurseries raise native kinds, farmers say where shade is welcome, and each sapling gets a guardian with a name.',
            ),
            p(
              'Guardians water through the first dry season and keep the fruit for good. It is a fair wage, paid by the tree.',
            ),
            scene('river'),
            h2('Water worth fishing in'),
            p(
              'Fishing crews collect plastic on one Saturday a month and are paid for it as for a good catch. Village ponds are cleared of hyacinth by the families who share the fish. Pupils test the water and paint the result on a board that everybody passes.',
            ),
            quote(
              'My father planted for shade. I plant so that the field is still there.',
              'Nurul Islam, farmer on the embankment',
            ),
          ),
          bn: html(
            p(
              'গাজীপুরে নদীই প্রতিবেশী, পথ আর ভাঁড়ার। নদীর পাড় আর পানির যত্ন নিই তাঁদের সঙ্গে, যাঁরা এর ওপর বাঁচেন; কারণ চারার পাশে কেউ না থাকলে গাছ হয় না।',
            ),
            h2('টিকে থাকা গাছ'),
            p(
              'আমরা গাছ গুনি দ্বিতীয় বছরে, ছবি তোলার দিনে নয়। স্কুলের নার্সারিতে বড় হয় দেশি চারা, কোথায় ছায়া লাগবে বলেন কৃষকেরা, আর প্রতিটি চারা পায় নাম-জানা এক অভিভাবক।',
            ),
            p('প্রথম শুকনো মৌসুমে তিনি পানি দেন, বিনিময়ে ফল চিরকাল তাঁর। গাছই শোধ করে ন্যায্য মজুরি।'),
            scene('river'),
            h2('মাছ ধরার মতো পানি'),
            p(
              'মাসে এক শনিবার জেলেরা প্লাস্টিক তোলেন, মজুরি পান ভালো মাছ ওঠা দিনের সমান। যে পরিবারগুলো মাছ ভাগ করে নেয়, তারাই পুকুরের কচুরিপানা সরায়। শিক্ষার্থীরা পানি পরীক্ষা করে ফল লেখে পথের ধারের বোর্ডে।',
            ),
            quote('বাবা গাছ লাগাতেন ছায়ার জন্য। আমি লাগাই, যাতে জমিটা থাকে।', 'নুরুল ইসলাম, বাঁধের কৃষক'),
          ),
        },
      },
      { blockType: 'donateBox' },
      {
        blockType: 'facts',
        heading: both('At a glance', 'এক নজরে'),
        facts: [
          { name: both('Trees', 'গাছ'), value: both('41,000', '৪১,০০০') },
          { name: both('Embankment', 'বাঁধ'), value: both('18 kilometres', '১৮ কিলোমিটার') },
          { name: both('Alive after a monsoon', 'বর্ষার পর জীবিত'), value: both('Nine of ten', 'দশে নয়টি') },
          { name: both('Plastic taken out', 'তোলা প্লাস্টিক'), value: both('19 tonnes in two years', 'দুই বছরে ১৯ টন') },
          { name: both('Shared ponds', 'যৌথ পুকুর'), value: both('Nine', 'নয়টি') },
          { name: both('River Saturday', 'নদীর শনিবার'), value: both('The first of each month', 'প্রতি মাসের প্রথমটি') },
        ],
      },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
      {
        blockType: 'cards',
        heading: both('On land and water', 'ডাঙায় আর পানিতে'),
        tinted: true,
        cards: [
          {
            title: both('Mangroves by hand', 'হাতে লাগানো বন'),
            text: both(
              'Between two tides, women on the coast set seedlings that will break the storms of the next generation.',
              'দুই জোয়ারের ফাঁকে উপকূলের নারীরা যে চারা বসান, তা ভাঙবে আগামী প্রজন্মের ঝড়।',
            ),
            image: drawing('mangrove'),
          },
          {
            title: both('Nets for plastic', 'জালে প্লাস্টিক'),
            text: both(
              'What the nets bring up is sorted on the bank. Recyclers buy most of it, and the rest will never reach the sea.',
              'জালে যা ওঠে, পাড়ে বাছাই হয়। বেশির ভাগ কিনে নেয় কারখানা; বাকিটাও আর সাগরে যায় না।',
            ),
            image: drawing('river-cleanup'),
          },
          {
            title: both('Ponds with owners', 'যে পুকুরের মালিক আছে'),
            text: both(
              'A rota, a register and a treasurer turned choked ponds into dinner twice a week.',
              'পালা, তালিকা আর একজন কোষাধ্যক্ষ: তাতেই মজা পুকুর থেকে সপ্তাহে দুদিন মাছ।',
            ),
            image: drawing('fish-pond'),
          },
        ],
      },
    ],
  },
  {
    path: '/orphanage',
    section: 'projects',
    title: both('Orphanage', 'শিশু নিবাস'),
    category: both('Orphanage', 'শিশু নিবাস'),
    tagline: both('A home first. Everything else can be learned there.', 'আগে একটি বাড়ি। বাকি সব সেখানেই শেখা যায়।'),
    description: both(
      'A family home in Tongi for fifty-two children: small groups, the schools of the neighbourhood, and carers who stay.',
      'টঙ্গীতে ৫২টি শিশুর পারিবারিক নিবাস: ছোট ছোট পরিবার, পাড়ার স্কুল আর এমন পরিচর্যাকারী, যাঁরা থেকে যান।',
    ),
    banners: [{ image: drawing('long-table') }, { image: drawing('birthday') }],
    image: drawing('orphanage'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'Children come to us after a loss that no house can mend. What a house can do is be the same every morning: the same bed, the same faces, the same place at the table.',
            ),
            h2('Small families under one roof'),
            p(
              'Seven groups live side by side, sisters and brothers always together. Carers stay for years; we would rather train fewer people and keep them. Each group plans its week, keeps its own purse for outings and looks after one corner of the garden.',
            ),
            scene('village-fair'),
            h2('Roots and wings'),
            p(
              'We look for relatives from the first day, and for most children we find some. Aunts come to parents’ evenings, grandfathers to the mango harvest.',
            ),
            p(
              'Those who grow up leave when they are ready, not on a birthday. A small fund pays the first rent, and Sunday dinner has no age limit.',
            ),
            quote(
              'The little ones think the krishnachura belongs to them. I let them. It was mine before.',
              'Shapla, 17, at college',
            ),
          ),
          bn: html(
            p(
              'যে ক্ষতির পর শিশুরা এখানে আসে, কোনো বাড়ি তা পূরণ করতে পারে না। বাড়ি যা পারে, তা হলো প্রতি সকালে একই থাকা: একই বিছানা, একই মুখ, টেবিলে একই জায়গা।',
            ),
            h2('এক ছাদের নিচে ছোট ছোট পরিবার'),
            p(
              'পাশাপাশি থাকে সাতটি দল, ভাইবোনেরা সব সময় একসঙ্গে। পরিচর্যাকারীরা বহু বছর থাকেন; কম মানুষকে শেখাই, কিন্তু তাঁদের ধরে রাখি। প্রতিটি দল নিজের সপ্তাহ সাজায়, বেড়ানোর টাকা নিজেরাই রাখে, বাগানের এক কোণের যত্ন নেয়।',
            ),
            scene('village-fair'),
            h2('শিকড় আর ডানা'),
            p('প্রথম দিন থেকেই আত্মীয় খুঁজি, বেশির ভাগ শিশুর কাউকে না কাউকে পাওয়াও যায়। খালারা আসেন অভিভাবক সভায়, নানারা আম পাড়ার দিনে।'),
            p('বড় হলে যে যার সময়মতো যায়, জন্মদিন ধরে নয়। ছোট একটি তহবিল প্রথম ভাড়া দেয়, আর রোববারের খাওয়ায় বয়সের সীমা নেই।'),
            quote('ছোটরা ভাবে, কৃষ্ণচূড়াটা ওদের। ভাবুক। আগে ওটা আমার ছিল।', 'শাপলা, ১৭, কলেজে পড়ে'),
          ),
        },
      },
      { blockType: 'donateBox' },
      {
        blockType: 'facts',
        heading: both('At a glance', 'এক নজরে'),
        facts: [
          { name: both('Children', 'শিশু'), value: both('52, in seven families', 'সাত পরিবারে ৫২ জন') },
          {
            name: both('Carers', 'পরিচর্যাকারী'),
            value: both('One to eight children, day and night', 'আট শিশুর জন্য একজন, দিনে ও রাতে'),
          },
          { name: both('Schools', 'স্কুল'), value: both('Five, all in the neighbourhood', 'পাড়ার পাঁচটি') },
          { name: both('In college or university', 'কলেজ ও বিশ্ববিদ্যালয়ে'), value: both('17', '১৭ জন') },
          { name: both('Photographs by visitors', 'অতিথিদের ছবি তোলা'), value: both('None, please', 'অনুগ্রহ করে নয়') },
        ],
      },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
      {
        blockType: 'cards',
        heading: both('A day in the house', 'এ বাড়ির একটি দিন'),
        tinted: true,
        cards: [
          {
            title: both('Dinner at seven', 'সাতটায় রাতের খাবার'),
            text: both(
              'Everyone sits down together, carers too. The kitchen asks for votes and gets arguments.',
              'সবাই একসঙ্গে বসে, পরিচর্যাকারীরাও। রান্নাঘর ভোট চায়, পায় তর্ক।',
            ),
            image: drawing('long-table'),
          },
          {
            title: both('Birthdays', 'জন্মদিন'),
            text: both(
              'Each child has a day, a cake and the right to choose the story, even when the date was not written anywhere.',
              'প্রত্যেকের একটি দিন, একটি কেক আর গল্প বেছে নেওয়ার অধিকার আছে; তারিখ কোথাও লেখা না থাকলেও।',
            ),
            image: drawing('birthday'),
          },
          {
            title: both('The walk to school', 'স্কুলের পথ'),
            text: both(
              'Ordinary schools, ordinary satchels, and a volunteer with an umbrella at the end of the line.',
              'আর দশটা স্কুল, আর দশটা ব্যাগ, আর সারির শেষে ছাতা হাতে একজন স্বেচ্ছাসেবক।',
            ),
            image: drawing('paddywalk'),
          },
        ],
      },
    ],
  },
  {
    path: '/oldhome',
    section: 'projects',
    title: both('Old Home', 'প্রবীণ নিবাস'),
    category: both('Old Home', 'প্রবীণ নিবাস'),
    tagline: both('A key of one’s own, and company when it is wanted.', 'নিজের একটি চাবি, আর চাইলেই সঙ্গ।'),
    description: both(
      'The old home of Alokdhara Foundation in Tongi: rooms of their own, nursing at all hours and good company for elders without family nearby.',
      'টঙ্গীতে আলোকধারা ফাউন্ডেশনের প্রবীণ নিবাস: নিজের ঘর, সব সময় নার্স আর ভালো সঙ্গ, যাঁদের কাছে পরিবার নেই তাঁদের জন্য।',
    ),
    banners: [{ image: drawing('oldhome') }, { image: drawing('carrom') }],
    image: drawing('oldhome'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'The Old Home is for women and men who have nobody close by and do not wish to be nobody’s guest. They move in with their own chair, their own clock and their own opinions.',
            ),
            h2('Care that asks first'),
            p(
              'Every resident keeps the key and decides when the lamp goes out. Carers knock. A nurse is there around the clock, the doctor has a fixed day, and whatever the family of one’s own used to do, from cutting nails to reading letters, is done without hurry.',
            ),
            p(
              'At the end of life nobody is sent away. A friend sits at the bedside; we keep a list of who would like whom.',
            ),
            scene('award'),
            h2('Still needed'),
            p(
              'Retired teachers help with homework at the children’s home across the lane. A former boatman teaches knots to our crews. Those who have worked enough play carrom, and lose without excuses.',
            ),
            quote('My daughter telephones from Sylhet to complain that I am never in.', 'Hosne Ara, 78, resident'),
          ),
          bn: html(
            p(
              'প্রবীণ নিবাস সেই নারী-পুরুষদের জন্য, যাঁদের কাছে কেউ নেই, আবার কারও অতিথি হয়েও থাকতে চান না। তাঁরা আসেন নিজের চেয়ার, নিজের ঘড়ি আর নিজের মতামত নিয়ে।',
            ),
            h2('আগে জিজ্ঞেস, পরে সেবা'),
            p(
              'চাবি বাসিন্দার হাতে, বাতি কখন নিভবে সেটাও তাঁর ইচ্ছা। পরিচর্যাকারী দরজায় টোকা দেন। নার্স থাকেন দিনরাত, চিকিৎসকের দিন বাঁধা; নখ কাটা থেকে চিঠি পড়া, যা একদিন ঘরের মানুষ করত, সবই হয় তাড়া ছাড়া।',
            ),
            p('শেষ সময়ে কাউকে অন্য কোথাও পাঠানো হয় না। শয্যাপাশে বন্ধু থাকেন; কে কাকে চান, তার একটি তালিকা আমরা রাখি।'),
            scene('award'),
            h2('এখনো দরকারি'),
            p(
              'অবসরপ্রাপ্ত শিক্ষকেরা গলির ওপারের শিশু নিবাসে পড়া দেখিয়ে দেন। এক পুরোনো মাঝি আমাদের দলকে গিঁট শেখান। যাঁরা অনেক কাজ করেছেন, তাঁরা ক্যারম খেলেন, হারেনও অজুহাত ছাড়া।',
            ),
            quote('মেয়ে সিলেট থেকে ফোন করে নালিশ করে, আমাকে নাকি ঘরে পাওয়াই যায় না।', 'হোসনে আরা, ৭৮, বাসিন্দা'),
          ),
        },
      },
      { blockType: 'donateBox' },
      {
        blockType: 'facts',
        heading: both('At a glance', 'এক নজরে'),
        facts: [
          { name: both('Residents', 'বাসিন্দা'), value: both('34', '৩৪ জন') },
          { name: both('Carers', 'পরিচর্যাকারী'), value: both('One to five residents', 'পাঁচজনের জন্য একজন') },
          { name: both('Nurse', 'নার্স'), value: both('At all hours', 'সব সময়') },
          { name: both('Doctor', 'চিকিৎসক'), value: both('Tuesdays', 'মঙ্গলবার') },
          {
            name: both('Visited at home', 'বাড়িতে দেখাশোনা'),
            value: both('212 elders, twice a week', '২১২ জন প্রবীণ, সপ্তাহে দুদিন'),
          },
          { name: both('Visitors', 'দেখা করার সময়'), value: both('From two to four', 'বেলা ২টা থেকে ৪টা') },
        ],
      },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
      {
        blockType: 'cards',
        heading: both('Afternoons in the house', 'এ বাড়ির বিকেল'),
        tinted: true,
        cards: [
          {
            title: both('On the verandah', 'বারান্দায়'),
            text: both(
              'Carrom boards come out after lunch. Beginners are welcome and are told so only once.',
              'দুপুরের খাওয়ার পর ক্যারম বোর্ড বেরোয়। নতুনেরা স্বাগত, তবে কথাটা বলা হয় একবারই।',
            ),
            image: drawing('carrom'),
          },
          {
            title: both('Letters with a child', 'শিশুর সঙ্গে চিঠি'),
            text: both(
              'When it rains, elders dictate and children write, and both learn something about spelling.',
              'বৃষ্টি নামলে প্রবীণেরা বলেন, শিশুরা লেখে; বানান শেখা হয় দুজনেরই।',
            ),
            image: drawing('letters'),
          },
          {
            title: both('For those who stay at home', 'যাঁরা নিজের ঘরেই থাকেন'),
            text: both(
              'Many prefer their own roof. A volunteer comes by, with time to sit and, in winter, a quilted blanket.',
              'অনেকে নিজের চালের নিচেই থাকতে চান। স্বেচ্ছাসেবক আসেন হাতে সময় নিয়ে, শীতে কম্বলও।',
            ),
            image: drawing('winter-blankets'),
          },
        ],
      },
    ],
  },
]
