import type { DemoProject } from '../shape'
import { both, h2, html, ol, p, quote, ul } from '../write'

const category = both('Improving Quality Of Life', 'জীবনমান উন্নয়ন')

export const water: DemoProject = {
  title: both('Water close to home', 'ঘরের কাছে পানি'),
  text: both(
    'Tube wells and latrines, looked after by the people who use them.',
    'নলকূপ আর শৌচাগার; যাঁরা ব্যবহার করেন, দেখাশোনাও করেন তাঁরাই।',
  ),
  category,
  images: ['tubewell', 'handwash', 'solar-lamp'],
  pages: [],
  detail: {
    title: both('Within forty steps', 'চল্লিশ কদমের মধ্যে'),
    text: both(
      html(
        p(
          'We count the distance to water in steps, because it is walked with a full pot. The aim is forty. Where we began it was often four hundred.',
        ),
        p(
          'Each well is tested for arsenic before the platform is poured and every six months after. Two caretakers from the lane, one of them always a woman, hold the spanner and are paid for it.',
        ),
        ul(
          '214 tube wells and 390 latrines',
          'A spare part from Tongi bazaar within two days',
          'Water results painted on the pump, in green or not at all',
        ),
        quote(
          'I gained an hour in the morning. I spend it late in bed, and I recommend it.',
          'Sokhina, caretaker, Char Shimulia',
        ),
      ),
      html(
        p('পানির দূরত্ব আমরা কদমে মাপি, কারণ পথটা হাঁটতে হয় ভরা কলসি নিয়ে। লক্ষ্য চল্লিশ কদম। শুরুর দিকে তা প্রায়ই ছিল চার শ।'),
        p(
          'চাতাল ঢালাইয়ের আগে প্রতিটি নলকূপের আর্সেনিক পরীক্ষা হয়, এরপর প্রতি ছয় মাসে। গলিরই দুজন, যাঁদের একজন সব সময় নারী, রেঞ্চ হাতে দেখাশোনা করেন এবং তার পারিশ্রমিক পান।',
        ),
        ul(
          '২১৪টি নলকূপ ও ৩৯০টি শৌচাগার',
          'টঙ্গী বাজার থেকে দুই দিনেই যন্ত্রাংশ',
          'পরীক্ষার ফল নলকূপের গায়ে রং করা; হয় সবুজ, নয় নলকূপ বন্ধ',
        ),
        quote('সকালে এক ঘণ্টা বেঁচেছে। সেটুকু ঘুমাই, আপনাকেও তা-ই করতে বলি।', 'সখিনা, তত্ত্বাবধায়ক, চর শিমুলিয়া'),
      ),
    ),
    images: ['river', 'post-boat', 'paddywalk', 'tubewell'],
  },
  subcategories: [
    {
      title: both('Soap beside the door', 'দরজার পাশে সাবান'),
      text: both(
        'Clean latrines and wash stations for schools, at a child’s height.',
        'স্কুলে পরিচ্ছন্ন শৌচাগার আর শিশুর মাপে হাত ধোয়ার জায়গা।',
      ),
      category,
      image: 'handwash',
      detail: {
        category,
        title: both('Soap beside the door', 'দরজার পাশে সাবান'),
        text: both(
          html(
            p(
              'A tap at the height of a six-year-old changes more than a poster. Thirty-one schools now have one, with soap on a string and a mirror for the vain.',
            ),
            p(
              'The latrines next to it have doors that close from inside, one row for girls and one for boys, and a ramp. Pupils drew the plan and argued about the colour.',
            ),
            ul(
              'Thirty-one schools, 7,800 children',
              'A washing song in every first class',
              'Sick days down by a third, by the teachers’ own registers',
            ),
            p('Cleaning is paid work, done by adults. Children bring the soap to the door, and that is enough.'),
          ),
          html(
            p(
              'ছয় বছরের শিশুর উচ্চতায় একটি কল পোস্টারের চেয়ে বেশি কাজে দেয়। এখন ৩১টি স্কুলে তা আছে, সঙ্গে সুতায় ঝোলানো সাবান আর শৌখিনদের জন্য আয়না।',
            ),
            p(
              'পাশের শৌচাগারে ভেতর থেকে দরজা লাগে; মেয়েদের এক সারি, ছেলেদের এক সারি, আর একটি ঢালু পথ। নকশা এঁকেছে শিক্ষার্থীরা, রং নিয়ে তর্কও করেছে।',
            ),
            ul(
              '৩১টি স্কুল, ৭,৮০০ শিশু',
              'প্রতিটি প্রথম শ্রেণিতে হাত ধোয়ার গান',
              'শিক্ষকদের খাতা বলছে, অসুখে কামাই কমেছে তিন ভাগের এক ভাগ',
            ),
            p('পরিষ্কারের কাজ করেন বড়রা, মজুরি নিয়ে। শিশুরা শুধু সাবানটা দরজায় রাখে, ওটুকুই যথেষ্ট।'),
          ),
        ),
        images: ['paddywalk', 'river', 'village-fair', 'handwash'],
      },
    },
    {
      title: both('Light after sunset', 'সূর্য ডোবার পরে আলো'),
      text: both(
        'Solar lamps, fitted and repaired by technicians from the same village.',
        'সৌরবাতি; লাগান ও সারান একই গ্রামের কারিগরেরা।',
      ),
      category,
      image: 'solar-lamp',
      detail: {
        category,
        title: both('Light after sunset', 'সূর্য ডোবার পরে আলো'),
        text: both(
          html(
            p(
              'A kerosene lamp costs a family ৳900 a month and a good deal of coughing. A solar lamp costs ৳6,500 once. We lend the difference and train the person who mends it.',
            ),
            p(
              'Twelve young people, five of them women, have passed the technicians’ course. They fit the panel, draw the wiring on the inside of the door and come back after the first storm.',
            ),
            ol(
              'The family chooses where the light falls',
              'The panel goes up in one afternoon',
              'Repayment equals the price of the kerosene saved',
              'After seven months the light is theirs',
            ),
            quote('We moved the stove, the books and my grandmother. Everybody wanted to be under it.', 'Tuhin, 15'),
          ),
          html(
            p(
              'কেরোসিনের বাতিতে একটি পরিবারের মাসে যায় ৳৯০০, আর অনেকখানি কাশি। সৌরবাতির দাম একবারে ৳৬,৫০০। মাঝের টাকাটা আমরা ধার দিই, আর যিনি সারাবেন তাঁকে শেখাই।',
            ),
            p(
              'কারিগরি পাঠ শেষ করেছেন ১২ জন তরুণ, তাঁদের পাঁচজন মেয়ে। তাঁরা প্যানেল লাগান, দরজার ভেতর দিকে তারের নকশা এঁকে দেন, আর প্রথম ঝড়ের পর এসে দেখে যান।',
            ),
            ol(
              'আলো কোথায় পড়বে, ঠিক করে পরিবার',
              'এক বিকেলেই প্যানেল বসে যায়',
              'বেঁচে যাওয়া কেরোসিনের দামই কিস্তি',
              'সাত মাস পর বাতিটা তাদের নিজের',
            ),
            quote('চুলা সরালাম, বই সরালাম, দাদিকেও। সবাই আলোর নিচে বসতে চায়।', 'তুহিন, ১৫'),
          ),
        ),
        images: ['kantha-evening', 'tea-stall-news', 'paddywalk', 'solar-lamp'],
      },
    },
    {
      title: both('A house above the flood', 'বন্যার ওপরে ঘর'),
      text: both(
        'Earthen plinths, raised by neighbours before the river rises.',
        'নদী ফুলে ওঠার আগেই প্রতিবেশীদের হাতে উঁচু করা মাটির ভিটা।',
      ),
      category,
      image: 'raised-house',
      detail: {
        category,
        title: both('A house above the flood', 'বন্যার ওপরে ঘর'),
        text: both(
          html(
            p(
              'The people of the chars know how high the water came in 1988, in 1998 and in 2004; it is marked on the trees. A plinth is built one arm higher than the highest mark.',
            ),
            p(
              'Forty families dig together for one family, then move on to the next. The foundation pays their daily wage, so that building a neighbour’s house is not a day lost.',
            ),
            ul(
              '326 houses raised so far',
              'Space on each plinth for the kitchen, the goats and a latrine',
              'Vetiver and banana planted on the slopes to hold them',
            ),
            quote(
              'The river came in July as usual. It went past below us like a guest who has eaten.',
              'Kalam Sheikh, boatman',
            ),
          ),
          html(
            p(
              '১৯৮৮, ১৯৯৮ আর ২০০৪ সালে পানি কত দূর উঠেছিল, চরের মানুষ জানেন; গাছের গায়ে দাগ দেওয়া আছে। ভিটা তোলা হয় সবচেয়ে উঁচু দাগেরও এক হাত ওপরে।',
            ),
            p(
              'এক পরিবারের জন্য ৪০ পরিবার একসঙ্গে মাটি কাটে, তারপর যায় পরের বাড়িতে। দিনের মজুরি দেয় ফাউন্ডেশন, যাতে প্রতিবেশীর ঘর তুলতে গিয়ে কারও দিন মাটি না হয়।',
            ),
            ul('এ পর্যন্ত উঁচু হয়েছে ৩২৬টি বাড়ি', 'প্রতিটি ভিটায় রান্নাঘর, ছাগল আর শৌচাগারের জায়গা', 'ঢাল ধরে রাখতে বিন্নাঘাস আর কলাগাছ'),
            quote('জুলাইয়ে নদী ঠিকই এল। তারপর খেয়েদেয়ে ওঠা মেহমানের মতো নিচ দিয়ে চলে গেল।', 'কালাম শেখ, মাঝি'),
          ),
        ),
        images: ['flood', 'river', 'post-boat', 'raised-house'],
      },
    },
    {
      title: both('The shared pond', 'যৌথ পুকুর'),
      text: both(
        'Twenty-two families, one net and a school roof paid for in fish.',
        'বাইশ পরিবার, এক জাল, আর মাছের টাকায় স্কুলের চাল।',
      ),
      category,
      image: 'fish-pond',
      detail: {
        category,
        title: both('The shared pond', 'যৌথ পুকুর'),
        text: both(
          html(
            p(
              'Village ponds fill with hyacinth when nobody in particular owns them. Nine of them now belong to everyone in particular: each has a register of families, a feeding rota and a treasurer.',
            ),
            h2('What a pond gives'),
            ul(
              'Fish on the table twice a week',
              'Money for what the village decides in assembly',
              'Clean water for the ducks, the cows and the swimmers',
            ),
            p(
              'The foundation lends the fingerlings and tests the water. The rest is done with rope, patience and an early start.',
            ),
            p('In January the pond behind the school gave 410 kilos in one morning. Half of it became a roof.'),
          ),
          html(
            p(
              'পুকুর যখন কারও একার নয়, তখন কচুরিপানায় ভরে যায়। এখন এমন নয়টি পুকুরের মালিক সবাই মিলে: প্রতিটির আছে পরিবারের তালিকা, খাবার দেওয়ার পালা আর একজন কোষাধ্যক্ষ।',
            ),
            h2('পুকুর যা দেয়'),
            ul('সপ্তাহে দুদিন পাতে মাছ', 'গ্রামের সভায় ঠিক করা কাজের টাকা', 'হাঁস, গরু আর সাঁতারুদের জন্য পরিষ্কার পানি'),
            p('পোনার টাকা ধার দেয় ফাউন্ডেশন, পানিও পরীক্ষা করে। বাকিটা হয় দড়ি, ধৈর্য আর ভোরে ওঠায়।'),
            p('জানুয়ারিতে স্কুলের পেছনের পুকুর এক সকালে দিয়েছে ৪১০ কেজি মাছ। তার অর্ধেকে উঠেছে চাল।'),
          ),
        ),
        images: ['paddywalk', 'village-fair', 'river', 'fish-pond'],
      },
    },
  ],
}
