import type { DemoProject } from '../shape'
import { both, h2, html, ol, p, quote, ul } from '../write'

const category = both('Health', 'স্বাস্থ্য')

export const clinic: DemoProject = {
  title: both('Free Friday Clinic', 'শুক্রবারের ফ্রি ক্লিনিক'),
  text: both(
    'Doctors, medicine and a patient ear, every Friday at our Tongi clinic and on the river boats.',
    'চিকিৎসক, ওষুধ আর মন দিয়ে শোনার মানুষ, প্রতি শুক্রবার টঙ্গীর ক্লিনিকে ও নদীর নৌকায়।',
  ),
  category,
  images: ['clinic', 'river-clinic', 'pharmacy'],
  pages: [],
  detail: {
    title: both('Medicine with time in it', 'সময় দিয়ে চিকিৎসা'),
    text: both(
      html(
        p(
          'It began on one Friday in 2009 with a borrowed table, because Friday was the day the doctor was free. Today four doctors see a hundred and eighty people every week in Tongi, and two boats carry the same care to eighteen landing places on the river.',
        ),
        p(
          'A committee of eleven neighbours runs the clinic. They set the hours, check the medicine against the ledger and choose the nurse who calls the numbers.',
        ),
        ul('9,300 visits in the past year', 'One in three patients under five', 'Not one day closed, floods included'),
        p('Care is free for those who cannot pay. Whoever can leaves something in the box by the door.'),
      ),
      html(
        p(
          'শুরু ২০০৯ সালের এক শুক্রবারে, ধার করা একটি টেবিলে; কারণ চিকিৎসকের ছুটি ছিল সেদিনই। আজ টঙ্গীতে চারজন চিকিৎসক সপ্তাহে ১৮০ জনকে দেখেন, আর দুটি নৌকা একই সেবা নিয়ে যায় নদীর ১৮টি ঘাটে।',
        ),
        p(
          'ক্লিনিক চালান ১১ জন প্রতিবেশীর এক কমিটি। সময় ঠিক করা, খাতার সঙ্গে ওষুধ মেলানো, এমনকি কে নম্বর ডাকবেন সেই নার্স বাছাই, সবই তাঁদের কাজ।',
        ),
        ul('গত এক বছরে ৯,৩০০ বার সেবা', 'প্রতি তিন রোগীর একজনের বয়স পাঁচের নিচে', 'এক দিনও বন্ধ নয়, বন্যাতেও না'),
        p('যাঁর সামর্থ্য নেই, তাঁর জন্য বিনা মূল্যে। যাঁর আছে, তিনি দরজার পাশের বাক্সে কিছু রেখে যান।'),
      ),
    ),
    images: ['river', 'volunteers', 'flood', 'clinic'],
  },
  subcategories: [
    {
      title: both('The clinic that floats', 'ভাসমান ক্লিনিক'),
      text: both(
        'A doctor, a nurse and a midwife on board, at your ghat every second week.',
        'নৌকায় চিকিৎসক, নার্স ও ধাত্রী; আপনার ঘাটে দুই সপ্তাহে একবার।',
      ),
      category,
      image: 'river-clinic',
      detail: {
        category,
        title: both('The clinic that floats', 'ভাসমান ক্লিনিক'),
        text: both(
          html(
            p(
              'The boat leaves Tongi before light, so as to reach the first char when the cows are milked and people have a moment.',
            ),
            p(
              'Inside there is a bed behind a curtain, a lamp, a scale that forgives the waves and a cupboard in which everything has its strap. Heartbeats are heard with the engine off.',
            ),
            h2('A day on the water'),
            ol(
              'Six o’clock: cast off with ice, vaccines and tea',
              'Eight o’clock: first landing, elders and newborns before others',
              'One o’clock: second landing, often the school',
              'Dusk: the long bend home, and the notes',
            ),
            p('Since the timetable was painted on every ghat, four patients of five come on the right day.'),
          ),
          html(
            p('আলো ফোটার আগেই নৌকা টঙ্গী ছাড়ে। প্রথম চরে পৌঁছায় যখন, তখন গরু দোয়ানো শেষ, মানুষের হাতে একটু সময়।'),
            p(
              'ভেতরে পর্দার আড়ালে বিছানা, বাতি, ঢেউ সয়ে নেওয়া দাঁড়িপাল্লা আর একটি আলমারি, যেখানে প্রতিটি জিনিস ফিতেয় বাঁধা। বুকের শব্দ শোনা হয় ইঞ্জিন বন্ধ করে।',
            ),
            h2('জলের ওপর এক দিন'),
            ol(
              'ভোর ৬টা: বরফ, টিকা আর চা নিয়ে নোঙর তোলা',
              'সকাল ৮টা: প্রথম ঘাট, আগে প্রবীণ ও নবজাতক',
              'বেলা ১টা: দ্বিতীয় ঘাট, বেশির ভাগ দিন স্কুলে',
              'গোধূলি: লম্বা বাঁক ঘুরে ফেরা, আর খাতা লেখা',
            ),
            p('প্রতিটি ঘাটে সময়সূচি এঁকে দেওয়ার পর থেকে পাঁচজনে চারজন রোগীই ঠিক দিনে আসেন।'),
          ),
        ),
        images: ['river', 'post-boat', 'flood', 'river-clinic'],
      },
    },
    {
      title: both('The first thousand days', 'প্রথম হাজার দিন'),
      text: both(
        'Check-ups, vaccines and a growth card for every newborn in the ward.',
        'ওয়ার্ডের প্রতিটি নবজাতকের জন্য স্বাস্থ্য পরীক্ষা, টিকা আর বৃদ্ধির কার্ড।',
      ),
      category,
      image: 'mother-child',
      detail: {
        category,
        title: both('The first thousand days', 'প্রথম হাজার দিন'),
        text: both(
          html(
            p(
              'A growth card hangs beside the calendar in nearly every house of the ward. On it a line climbs from the lower left, and the whole family follows it as others follow cricket.',
            ),
            p(
              'Fourteen health workers, all mothers from the same lanes, visit before and after birth. They weigh, they vaccinate, and they notice who has gone quiet.',
            ),
            ul(
              'Four visits before birth, two in the first week',
              'A clean delivery kit and a telephone number',
              'Cooking together on Wednesdays',
            ),
            quote('My mother-in-law reads the card too. Now she peels the egg for me.', 'Shathi, 22'),
          ),
          html(
            p(
              'ওয়ার্ডের প্রায় প্রতিটি ঘরে ক্যালেন্ডারের পাশে ঝোলে বৃদ্ধির কার্ড। তাতে একটি রেখা নিচ থেকে ওপরে ওঠে, আর পুরো পরিবার সেটি দেখে ক্রিকেটের স্কোর দেখার মতো করে।',
            ),
            p(
              'একই গলির ১৪ জন মা এখানে স্বাস্থ্যকর্মী। প্রসবের আগে ও পরে তাঁরা বাড়ি যান, ওজন মাপেন, টিকা দেন, আর খেয়াল করেন কে চুপচাপ হয়ে গেছেন।',
            ),
            ul('প্রসবের আগে চারবার, প্রথম সপ্তাহে দুবার দেখা', 'নিরাপদ প্রসবের সরঞ্জাম আর একটি ফোন নম্বর', 'বুধবারে একসঙ্গে রান্না'),
            quote('শাশুড়িও কার্ড পড়েন। এখন ডিমের খোসাটা তিনিই ছাড়িয়ে দেন।', 'সাথী, ২২'),
          ),
        ),
        images: ['paddywalk', 'river', 'village-fair', 'mother-child'],
      },
    },
    {
      title: both('A light until midnight', 'মাঝরাত অবধি আলো'),
      text: both(
        'The Tongi pharmacy keeps the hours of those who work the late shift.',
        'যাঁরা রাতের পালায় কাজ করেন, টঙ্গীর ফার্মেসি চলে তাঁদের সময়ে।',
      ),
      category,
      image: 'pharmacy',
      detail: {
        category,
        title: both('A light until midnight', 'মাঝরাত অবধি আলো'),
        text: both(
          html(
            p(
              'From four in the afternoon until midnight a trained pharmacist stands at the counter on Ghat Road. The price on the packet is the price we paid.',
            ),
            p(
              'Every dose is written in Bangla and drawn as well: a sun for the morning, a moon for the night. Nobody needs to ask twice, and anybody may.',
            ),
            ul(
              '240 common medicines, always in stock',
              'Free for patients of the Friday clinic',
              'Old medicine taken back and destroyed safely',
            ),
            p(
              'After ten a doctor answers the telephone. Most nights it rings for a child’s fever, and most nights a calm voice is half the remedy.',
            ),
          ),
          html(
            p('বিকেল ৪টা থেকে রাত ১২টা, ঘাট রোডের কাউন্টারে থাকেন একজন প্রশিক্ষিত ফার্মাসিস্ট। আমরা যে দামে কিনি, বেচিও সেই দামে।'),
            p(
              'প্রতিটি মাত্রা বাংলায় লেখা হয়, এঁকেও দেওয়া হয়: সকালের জন্য সূর্য, রাতের জন্য চাঁদ। দুবার জিজ্ঞেস করতে হয় না, তবে জিজ্ঞেস করতে মানাও নেই।',
            ),
            ul(
              '২৪০টি সাধারণ ওষুধ, সব সময় মজুত',
              'শুক্রবারের ক্লিনিকের রোগীদের জন্য বিনা মূল্যে',
              'পুরোনো ওষুধ ফেরত নিয়ে নিরাপদে নষ্ট করা হয়',
            ),
            p(
              'রাত ১০টার পর ফোন ধরেন একজন চিকিৎসক। বেশির ভাগ রাতে ফোন আসে শিশুর জ্বরে, আর বেশির ভাগ রাতে শান্ত একটি কণ্ঠই অর্ধেক ওষুধ।',
            ),
          ),
        ),
        images: ['kantha-evening', 'tea-stall-news', 'river', 'pharmacy'],
      },
    },
    {
      title: both('Company through treatment', 'চিকিৎসার দিনে সঙ্গী'),
      text: both(
        'Nurses who come to the house, and someone to read the next chapter.',
        'ঘরে আসেন সেবিকা, আর থাকেন পরের অধ্যায়টি পড়ে শোনানোর একজন।',
      ),
      category,
      image: 'cancer-care',
      detail: {
        category,
        title: both('Company through treatment', 'চিকিৎসার দিনে সঙ্গী'),
        text: both(
          html(
            p(
              'Cancer treatment is a long road of appointments. We pay for what stands beside the road: the fare, the bed in Dhaka, the test that has to be done twice.',
            ),
            p(
              'Three nurses bring pain relief and clean dressings to sixty-four homes. Volunteers bring themselves. They read, shell peas, mend a radio.',
            ),
            quote(
              'People lower their voices when they come in. The volunteer asked where we keep the sugar.',
              'Monowara, in treatment since March',
            ),
            p('What is spoken about is for the patient to decide, and so is when to rest.'),
          ),
          html(
            p(
              'ক্যানসারের চিকিৎসা মানে একের পর এক তারিখের লম্বা পথ। পথের ধারের খরচগুলো আমরা দিই: ভাড়া, ঢাকায় থাকার জায়গা, আর যে পরীক্ষাটি দুবার করতে হয়।',
            ),
            p(
              'তিনজন সেবিকা ৬৪টি ঘরে নিয়ে যান ব্যথার ওষুধ আর পরিষ্কার ড্রেসিং। স্বেচ্ছাসেবকেরা নিয়ে যান নিজেদের। পড়ে শোনান, মটরশুঁটি ছাড়ান, রেডিও সারান।',
            ),
            quote('ঘরে ঢুকে সবাই গলা নামিয়ে কথা বলে। মেয়েটি জিজ্ঞেস করল, চিনি কোথায় রাখেন?', 'মনোয়ারা, মার্চ থেকে চিকিৎসাধীন'),
            p('কী নিয়ে কথা হবে, কখন বিশ্রাম, তা ঠিক করেন রোগী নিজেই।'),
          ),
        ),
        images: ['kantha-evening', 'river', 'post-boat', 'cancer-care'],
      },
    },
  ],
}
