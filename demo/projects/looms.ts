import type { DemoProject } from '../shape'
import { both, h2, html, ol, p, quote, ul } from '../write'

const category = both('Microcredit', 'ক্ষুদ্রঋণ')

export const looms: DemoProject = {
  title: both('Loans for looms', 'তাঁতের জন্য ঋণ'),
  text: both(
    'Small loans that put a loom or a market stall in a woman’s own name.',
    'ছোট ঋণ, যাতে একটি তাঁত বা একটি দোকান হয় একজন নারীর নিজের নামে।',
  ),
  category,
  images: ['weaver', 'market', 'goat-loan'],
  pages: [],
  detail: {
    title: both('Her name on the paper', 'কাগজে তাঁর নাম'),
    text: both(
      html(
        p(
          'A loan from Alokdhara is small, cheap and slow: from ৳8,000 to ৳60,000, with a service charge that covers the paper and the boat fare, and nothing to pay back in the first three months.',
        ),
        p(
          'The savings circle decides who borrows. The tool that is bought belongs to the woman who signed, whatever the custom of the house.',
        ),
        ul(
          '1,140 women in 88 circles',
          '97 of 100 instalments on the agreed day',
          'No collateral, and no collectors at the door',
        ),
        p(
          'If a flood takes the goat, the debt waits until the water is gone. This has been the rule from the first day, and the fund has never run dry.',
        ),
      ),
      html(
        p(
          'আলোকধারার ঋণ ছোট, সস্তা আর ধীর: ৳৮,০০০ থেকে ৳৬০,০০০। সার্ভিস চার্জে ওঠে শুধু কাগজ আর নৌকাভাড়া, প্রথম তিন মাস কোনো কিস্তি নেই।',
        ),
        p('ঋণ কে পাবেন, ঠিক করে সঞ্চয় দল। আর যে জিনিসটি কেনা হয়, তার মালিক যিনি সই করেছেন সেই নারী, বাড়ির রীতি যা-ই হোক।'),
        ul('৮৮টি দলে ১,১৪০ জন নারী', '১০০ কিস্তির ৯৭টি ফেরে ঠিক দিনে', 'কোনো জামানত নেই, দরজায় কোনো আদায়কারী নেই'),
        p('বন্যায় ছাগল ভেসে গেলে ঋণ অপেক্ষা করে পানি নামা পর্যন্ত। প্রথম দিন থেকেই এই নিয়ম, তহবিল কখনো শুকায়নি।'),
      ),
    ),
    images: ['kantha-evening', 'post-boat', 'village-fair', 'weaver'],
  },
  subcategories: [
    {
      title: both('A stall of her own', 'নিজের একটি দোকান'),
      text: both('Four poles, an awning and the first week’s goods.', 'চারটি খুঁটি, একটি শামিয়ানা আর প্রথম সপ্তাহের মাল।'),
      category,
      image: 'market',
      detail: {
        category,
        title: both('A stall of her own', 'নিজের একটি দোকান'),
        text: both(
          html(
            p(
              'A market stall needs a place, an awning and goods for one week. That is ৳22,000, and a morning spent with the bazaar committee, to which one of us always comes along.',
            ),
            p(
              'Most stalls sell vegetables first, because everybody cooks. After a year they have their own line: pots, bangles, school things, the best mustard oil in the ward.',
            ),
            ul('136 stalls opened since 2014', '121 of them still open', 'Twenty-eight have hired somebody'),
            quote('They used to ask whose wife keeps the stall. Now they ask Anwara’s price.', 'Anwara, Tongi bazaar'),
          ),
          html(
            p(
              'বাজারে দোকান দিতে লাগে জায়গা, শামিয়ানা আর এক সপ্তাহের মাল। মোট ৳২২,০০০, সঙ্গে বাজার কমিটির কাছে একটি সকাল; সেখানে আমাদের কেউ একজন সব সময় সঙ্গে থাকেন।',
            ),
            p(
              'বেশির ভাগ দোকানে শুরু সবজি দিয়ে, কারণ রান্না সবাই করে। এক বছর পর প্রত্যেকের আলাদা পসরা: হাঁড়ি, চুড়ি, খাতা-কলম, ওয়ার্ডের সেরা সরষের তেল।',
            ),
            ul('২০১৪ সাল থেকে ১৩৬টি দোকান', '১২১টি এখনো চলছে', '২৮টিতে কাজ পেয়েছেন অন্য কেউ'),
            quote('আগে জিজ্ঞেস করত, কার বউয়ের দোকান? এখন জিজ্ঞেস করে, আনোয়ারার দর কত?', 'আনোয়ারা, টঙ্গী বাজার'),
          ),
        ),
        images: ['village-fair', 'post-boat', 'tea-stall-news', 'market'],
      },
    },
    {
      title: both('Goats, a calf and a plan', 'ছাগল, বাছুর আর পরিকল্পনা'),
      text: both(
        'Animals with a vaccination card, and a shed above the flood line.',
        'টিকার কার্ডসহ পশু, আর বন্যার পানির ওপরে গোয়াল।',
      ),
      category,
      image: 'goat-loan',
      detail: {
        category,
        title: both('Goats, a calf and a plan', 'ছাগল, বাছুর আর পরিকল্পনা'),
        text: both(
          html(
            p(
              'Two goats become five in a year, if they are vaccinated and if somebody likes them. The loan pays for the animals, the vet and a shed on stilts.',
            ),
            p(
              'Before the money comes, each borrower spends a week with a neighbour who already keeps goats. Some decide for ducks afterwards. That is what the week is for.',
            ),
            ol(
              'A week with an experienced neighbour',
              'Two black Bengal goats and a vaccination card',
              'A visit from the vet every other month',
              'First instalment when the first kid is sold',
            ),
            p('Milk stays at home. It is written into the agreement, at the wish of the circles.'),
          ),
          html(
            p('টিকা দেওয়া থাকলে, আর কেউ একজন ভালোবাসলে, দুই ছাগল এক বছরে পাঁচটি হয়। ঋণের টাকায় পশু, পশুচিকিৎসক আর মাচার ওপর ঘর।'),
            p(
              'টাকা পাওয়ার আগে প্রত্যেকে এক সপ্তাহ কাটান এমন প্রতিবেশীর সঙ্গে, যিনি আগে থেকেই ছাগল পালেন। কেউ কেউ এরপর হাঁস বেছে নেন। সপ্তাহটা সে জন্যই।',
            ),
            ol(
              'অভিজ্ঞ প্রতিবেশীর সঙ্গে এক সপ্তাহ',
              'দুটি ব্ল্যাক বেঙ্গল ছাগল ও টিকার কার্ড',
              'এক মাস পরপর পশুচিকিৎসকের দেখা',
              'প্রথম ছানা বিক্রির পর প্রথম কিস্তি',
            ),
            p('দুধ ঘরেই থাকে। দলগুলোর ইচ্ছাতেই কথাটি চুক্তিতে লেখা।'),
          ),
        ),
        images: ['paddywalk', 'kantha-evening', 'flood', 'goat-loan'],
      },
    },
    {
      title: both('The savings circle', 'সঞ্চয় দল'),
      text: both(
        'Twenty taka a week, a lantern and a box with three keys.',
        'সপ্তাহে কুড়ি টাকা, একটি হারিকেন আর তিন চাবির এক বাক্স।',
      ),
      category,
      image: 'savings-circle',
      detail: {
        category,
        title: both('The savings circle', 'সঞ্চয় দল'),
        text: both(
          html(
            p(
              'Every loan begins in a circle of seven to twenty women who save together for half a year. The sums are small. The habit of counting aloud is not.',
            ),
            p(
              'The box has three locks, and the three keys live in three houses. The ledger is read out each week, and whoever disagrees says so before the lid is closed.',
            ),
            ul(
              '৳20 to ৳100 a week, as each decides',
              'Small loans for school or illness from the circle’s own money',
              'Every January the savings are paid out, with interest',
            ),
            quote('I joined for the goat. I stayed for the Tuesday.', 'Halima Khatun, treasurer'),
          ),
          html(
            p(
              'প্রতিটি ঋণের শুরু সাত থেকে কুড়ি নারীর একটি দলে, যাঁরা ছয় মাস একসঙ্গে সঞ্চয় করেন। টাকা অল্প, কিন্তু সবার সামনে গোনার অভ্যাসটা ছোট নয়।',
            ),
            p('বাক্সে তিন তালা, তিন চাবি থাকে তিন বাড়িতে। প্রতি সপ্তাহে খাতা পড়ে শোনানো হয়; কারও আপত্তি থাকলে ঢাকনা বন্ধের আগেই বলেন।'),
            ul(
              'সপ্তাহে ৳২০ থেকে ৳১০০, যাঁর যা ইচ্ছা',
              'স্কুল বা অসুখের জন্য দলের নিজের টাকা থেকে ছোট ঋণ',
              'প্রতি জানুয়ারিতে লাভসহ সঞ্চয় ফেরত',
            ),
            quote('এসেছিলাম ছাগলের জন্য। থেকে গেছি মঙ্গলবারের জন্য।', 'হালিমা খাতুন, কোষাধ্যক্ষ'),
          ),
        ),
        images: ['kantha-evening', 'village-fair', 'river', 'savings-circle'],
      },
    },
    {
      title: both('Six machines, two classes', 'ছয় মেশিন, দুই ক্লাস'),
      text: both(
        'A tailoring course that ends with an order, not only a certificate.',
        'সেলাইয়ের পাঠ, যার শেষে শুধু সনদ নয়, থাকে ফরমাশও।',
      ),
      category,
      image: 'sewing-class',
      detail: {
        category,
        title: both('Six machines, two classes', 'ছয় মেশিন, দুই ক্লাস'),
        text: both(
          html(
            p(
              'Six sewing machines stand in a row by the window. In the morning they belong to beginners, at dusk to women who come after work and want to cut their own patterns.',
            ),
            p(
              'The class sews what is needed: school uniforms, quilted blankets for the chars, curtains for the clinic boat. It is paid for each piece from the second month on.',
            ),
            h2('After four months'),
            ul(
              'A certificate and a pair of good scissors',
              'The right to borrow for a machine',
              'A place in the order book of the workshop',
            ),
            p('Seventy women have finished. You can see their blankets in the winter pictures.'),
          ),
          html(
            p(
              'জানালার ধারে সারি করে ছয়টি সেলাই মেশিন। সকালে সেগুলো নতুনদের, গোধূলিতে তাঁদের, যাঁরা কাজের পরে আসেন আর নিজের নকশায় কাপড় কাটতে চান।',
            ),
            p(
              'ক্লাসে সেলাই হয় যা কাজে লাগে: স্কুলের পোশাক, চরের জন্য কম্বল, ক্লিনিক-নৌকার পর্দা। দ্বিতীয় মাস থেকে প্রতিটি কাপড়ের মজুরি মেলে।',
            ),
            h2('চার মাস পরে'),
            ul('সনদ আর একটি ভালো কাঁচি', 'মেশিন কেনার ঋণের অধিকার', 'কারখানার ফরমাশ খাতায় নিজের নাম'),
            p('পাঠ শেষ করেছেন ৭০ জন। শীতের ছবিতে যে কম্বলগুলো দেখেন, সেগুলো তাঁদেরই সেলাই।'),
          ),
        ),
        images: ['kantha-evening', 'village-fair', 'post-boat', 'sewing-class'],
      },
    },
  ],
}
