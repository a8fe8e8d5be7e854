import type { DemoEvent } from './shape'
import { both, h2, html, ol, p, quote, ul } from './write'

const village = both('Community', 'সবার জন্য')
const health = both('Health', 'স্বাস্থ্য')

export const events: DemoEvent[] = [
  {
    title: both('Blood donation day', 'রক্তদানের দিন'),
    text: both(
      'Twenty minutes on the couch, a glass of juice, and a name on the donors’ board.',
      'কুড়ি মিনিট শুয়ে থাকা, এক গ্লাস ফলের রস, আর রক্তদাতাদের বোর্ডে আপনার নাম।',
    ),
    image: 'blood-donation',
    phase: 'upcoming',
    startsAt: '2027-01-15T03:00:00.000Z',
    endsAt: '2027-01-15T10:00:00.000Z',
    place: both('Alokdhara Clinic, Tongi', 'আলোকধারা ক্লিনিক, টঙ্গী'),
    detail: {
      category: health,
      title: both('Blood donation day', 'রক্তদানের দিন'),
      text: both(
        html(
          p(
            'Every winter the hospitals of Gazipur run short of blood, and every winter our neighbours make up for it. Last January 143 people came; we hope for two hundred.',
          ),
          p(
            'A doctor checks your pressure and haemoglobin first. If today is not your day, you leave with your blood group on a card and a cup of tea, as welcome as anyone.',
          ),
          h2('Before you come'),
          ul(
            'Be between 18 and 60, and feel well',
            'Eat breakfast and drink two glasses of water',
            'Bring any card with your name on it',
          ),
          p('Children are welcome: the corner with the crayons is theirs.'),
        ),
        html(
          p(
            'প্রতি শীতে গাজীপুরের হাসপাতালগুলোয় রক্তের টান পড়ে, আর প্রতি শীতে প্রতিবেশীরাই তা পুষিয়ে দেন। গত জানুয়ারিতে এসেছিলেন ১৪৩ জন, এবার আশা ২০০ জনের।',
          ),
          p(
            'আগে চিকিৎসক রক্তচাপ আর হিমোগ্লোবিন দেখে নেবেন। আজ রক্ত দেওয়া না গেলেও ক্ষতি নেই; রক্তের গ্রুপ লেখা কার্ড আর এক কাপ চা নিয়ে ফিরবেন, আদর সবার সমান।',
          ),
          h2('আসার আগে'),
          ul('বয়স ১৮ থেকে ৬০, শরীর সুস্থ', 'সকালের নাশতা আর দুই গ্লাস পানি খেয়ে আসুন', 'নাম লেখা যেকোনো পরিচয়পত্র সঙ্গে রাখুন'),
          p('শিশুদের নিয়ে আসতে পারেন, রংপেনসিলের কোণটা ওদের।'),
        ),
      ),
      images: ['river', 'volunteers', 'flood', 'blood-donation'],
    },
  },
  {
    title: both('Riverside run', 'নদীপাড়ে দৌড়'),
    text: both(
      'Five kilometres along the river on a winter morning, on foot or on wheels. The last to arrive gets the loudest drum.',
      'শীতের সকালে নদীর ধারে পাঁচ কিলোমিটার, পায়ে কিংবা চাকায়। সবার শেষে যিনি পৌঁছাবেন, ঢাক তাঁর জন্যই বাজবে সবচেয়ে জোরে।',
    ),
    image: 'marathon',
    phase: 'upcoming',
    startsAt: '2027-01-29T03:00:00.000Z',
    endsAt: '2027-01-29T06:00:00.000Z',
    place: both('Turag embankment, start at Tongi ghat', 'তুরাগ বাঁধ, শুরু টঙ্গী ঘাট থেকে'),
    detail: {
      category: village,
      title: both('Riverside run', 'নদীপাড়ে দৌড়'),
      text: both(
        html(
          p(
            'The bank that keeps the river out is also the best running track in Tongi. On the last Friday of January it belongs to runners, walkers, wheelchairs and one or two dogs.',
          ),
          p(
            'There is no entry fee. Neighbours along the way hand out water and count the laps aloud. Firms that want to help give a sapling for every runner who arrives.',
          ),
          ol(
            'Nine o’clock: five kilometres for everyone',
            'Ten o’clock: one kilometre for children and elders, side by side',
            'Eleven o’clock: puffed rice, molasses and the prize, which is a tree',
          ),
          quote('I have never been overtaken by so many smiling people.', 'Abdur Razzak, 68, retired teacher'),
        ),
        html(
          p(
            'যে বাঁধ নদীকে ঠেকিয়ে রাখে, দৌড়ানোর জন্য টঙ্গীতে তার চেয়ে ভালো পথ আর নেই। জানুয়ারির শেষ শুক্রবার বাঁধটা থাকবে দৌড়বিদ, হাঁটিয়ে, হুইলচেয়ার আর দু-একটি কুকুরের দখলে।',
          ),
          p(
            'কোনো ফি নেই। পথের ধারে প্রতিবেশীরা পানি এগিয়ে দেন আর গলা ছেড়ে চক্কর গোনেন। সহায়তা করতে চাওয়া প্রতিষ্ঠানগুলো দেয় প্রতিজনের জন্য একটি করে চারা।',
          ),
          ol(
            'সকাল ৯টা: সবার জন্য পাঁচ কিলোমিটার',
            'সকাল ১০টা: শিশু ও প্রবীণদের পাশাপাশি এক কিলোমিটার',
            'বেলা ১১টা: মুড়ি, গুড় আর পুরস্কার, মানে একটি গাছ',
          ),
          quote('এত হাসিমুখ মানুষ আমাকে কোনো দিন পেছনে ফেলে যায়নি।', 'আবদুর রাজ্জাক, ৬৮, অবসরপ্রাপ্ত শিক্ষক'),
        ),
      ),
      images: ['paddywalk', 'river', 'village-fair', 'marathon'],
    },
  },
  {
    title: both('Spring eye camp', 'বসন্তের চক্ষুশিবির'),
    text: both(
      'Tests, glasses the same day, and a date for surgery where it is needed.',
      'চোখ পরীক্ষা, সেদিনই চশমা, আর দরকার হলে অস্ত্রোপচারের তারিখ।',
    ),
    image: 'eye-camp',
    phase: 'upcoming',
    startsAt: '2027-04-02T03:30:00.000Z',
    endsAt: '2027-04-02T11:00:00.000Z',
    place: both('Night school, Tongi', 'নৈশ বিদ্যালয়, টঙ্গী'),
    detail: {
      category: health,
      title: both('Spring eye camp', 'বসন্তের চক্ষুশিবির'),
      text: both(
        html(
          p(
            'Weavers, tailors and schoolchildren live by their eyes. Once a year four optometrists and a surgeon from Dhaka set up their charts in our classrooms and see everyone who comes.',
          ),
          p(
            'Glasses are ground on the spot in a van in the yard. Frames come in nine colours, because nobody wears glasses that they do not like.',
          ),
          h2('How the day goes'),
          ol(
            'Take a number at the gate',
            'Read the chart; there is one with pictures',
            'Choose your frame, or your date for surgery',
            'Sit down for tea while the lenses are ground',
          ),
          p('Bring the glasses you have, even if they are broken: we mend what can be mended.'),
        ),
        html(
          p(
            'তাঁতি, দরজি আর স্কুলের শিশু, সবার কাজ চলে চোখের ভরসায়। বছরে একবার ঢাকা থেকে চারজন দৃষ্টি-পরীক্ষক আর একজন শল্যচিকিৎসক এসে আমাদের ক্লাসঘরে বসেন, যিনি আসেন তাঁকেই দেখেন।',
          ),
          p('উঠানে রাখা গাড়িতেই কাচ কাটা হয়। ফ্রেম আছে নয় রঙের, কারণ যে চশমা পছন্দ হয় না, তা কেউ পরে না।'),
          h2('দিনটি যেভাবে চলবে'),
          ol(
            'ফটকে নম্বর নিন',
            'চার্ট পড়ুন; ছবিওয়ালা চার্টও আছে',
            'ফ্রেম পছন্দ করুন, কিংবা অস্ত্রোপচারের তারিখ নিন',
            'কাচ তৈরি হতে হতে বসে এক কাপ চা খান',
          ),
          p('পুরোনো চশমা থাকলে ভাঙা হলেও আনুন, সারানো গেলে আমরা সারিয়ে দেব।'),
        ),
      ),
      images: ['river', 'tea-stall-news', 'paddywalk', 'eye-camp'],
    },
  },
  {
    title: both('Pohela Boishakh procession', 'পয়লা বৈশাখের শোভাযাত্রা'),
    text: both(
      'A paper owl, a tiger and a sun made by four hundred children walk from the school to the ghat.',
      'চার শ শিশুর হাতে গড়া কাগজের পেঁচা, বাঘ আর সূর্য নিয়ে স্কুল থেকে ঘাট পর্যন্ত হাঁটা।',
    ),
    image: 'boishakh',
    phase: 'upcoming',
    startsAt: '2027-04-14T03:00:00.000Z',
    endsAt: '2027-04-14T08:00:00.000Z',
    place: both('From the night school to Tongi ghat', 'নৈশ বিদ্যালয় থেকে টঙ্গী ঘাট'),
    detail: {
      category: village,
      title: both('Pohela Boishakh procession', 'পয়লা বৈশাখের শোভাযাত্রা'),
      text: both(
        html(
          p(
            'The Bengali year 1434 begins with drums. For a month before, the schoolyard smells of paste: old newspapers, bamboo and a great deal of red paint become an owl, a tiger and a sun.',
          ),
          p(
            'The procession stops at the old home, where the residents choose the finest mask, and ends on the steps of the ghat with panta rice, green chilli and songs.',
          ),
          h2('Join in'),
          ul(
            'Mask making: every Friday in March, from ten',
            'Wear red and white, or whatever makes you glad',
            'Wheelchairs lead the way; the road is level',
          ),
          p('There are no speeches. There never have been.'),
        ),
        html(
          p(
            'বাংলা ১৪৩৪ সালের শুরু ঢাকের বোলে। তার আগের এক মাস স্কুলের উঠানে আঠার গন্ধ: পুরোনো খবরের কাগজ, বাঁশ আর অনেকখানি লাল রং হয়ে ওঠে পেঁচা, বাঘ আর সূর্য।',
          ),
          p('শোভাযাত্রা থামে প্রবীণ নিবাসে, সেরা মুখোশটি বেছে নেন বাসিন্দারা। শেষ হয় ঘাটের সিঁড়িতে, পান্তাভাত, কাঁচা মরিচ আর গানে।'),
          h2('যোগ দিন'),
          ul(
            'মুখোশ বানানো: মার্চের প্রতি শুক্রবার সকাল ১০টা থেকে',
            'লাল-সাদা পরুন, কিংবা যা পরলে মন ভালো হয়',
            'সবার আগে চলে হুইলচেয়ার; পথ সমতল',
          ),
          p('কোনো ভাষণ নেই। কোনো বছরই ছিল না।'),
        ),
      ),
      images: ['village-fair', 'kantha-evening', 'river', 'boishakh'],
    },
  },
  {
    title: both('Iftar on the long mat', 'লম্বা মাদুরে ইফতার'),
    text: both(
      'One mat, the whole lane, and whoever happens to be passing. On the second Friday of Ramadan.',
      'একটি মাদুর, পুরো গলি, আর পথচলতি যে কেউ। রমজানের দ্বিতীয় শুক্রবারে।',
    ),
    image: 'iftar',
    phase: 'upcoming',
    startsAt: '2027-02-19T08:00:00.000Z',
    endsAt: '2027-02-19T13:00:00.000Z',
    place: both('Ghat Road, Tongi', 'ঘাট রোড, টঙ্গী'),
    detail: {
      category: village,
      title: both('Iftar on the long mat', 'লম্বা মাদুরে ইফতার'),
      text: both(
        html(
          p(
            'On the second Friday of Ramadan the lane outside our office is swept, and a mat is rolled out from the mosque to the tea stall. Six hundred people sat on it last year.',
          ),
          p(
            'Volunteers pack dates, chickpeas, fruit and water from two in the afternoon. Neighbours of every faith help to carry, and all sit down together when the call comes.',
          ),
          ul(
            'Packing: from two o’clock, in the clinic yard',
            'Sitting down: a quarter of an hour before sunset',
            'Clearing up: everyone, and it takes eleven minutes',
          ),
          quote('I came to deliver ice and was not allowed to leave hungry.', 'Biplob Saha, ice seller'),
        ),
        html(
          p(
            'রমজানের দ্বিতীয় শুক্রবার আমাদের কার্যালয়ের সামনের গলিটি ঝাঁট দিয়ে মসজিদ থেকে চায়ের দোকান পর্যন্ত মাদুর বিছানো হয়। গত বছর তাতে বসেছিলেন ৬০০ মানুষ।',
          ),
          p('বেলা দুইটা থেকে স্বেচ্ছাসেবকেরা খেজুর, ছোলা, ফল আর পানি গোছান। সব ধর্মের প্রতিবেশীরাই হাত লাগান, আজান হলে সবাই একসঙ্গে বসেন।'),
          ul('প্যাকেট গোছানো: বেলা ২টা থেকে, ক্লিনিকের উঠানে', 'বসা: সূর্যাস্তের ১৫ মিনিট আগে', 'গোছগাছ: সবাই মিলে, লাগে ১১ মিনিট'),
          quote('এসেছিলাম বরফ দিতে, না খাইয়ে ছাড়লই না।', 'বিপ্লব সাহা, বরফ বিক্রেতা'),
        ),
      ),
      images: ['kantha-evening', 'village-fair', 'tea-stall-news', 'iftar'],
    },
  },
  {
    title: both('Carrom day at the old home', 'প্রবীণ নিবাসে ক্যারম দিবস'),
    text: both(
      'Sixteen pairs, one elder and one pupil each, and a final that lasted until the tea was cold.',
      'ষোলো জুটি, প্রতিটিতে একজন প্রবীণ আর একজন শিক্ষার্থী; ফাইনাল চলল চা ঠান্ডা হওয়া অবধি।',
    ),
    image: 'carrom',
    phase: 'latest',
    startsAt: '2026-10-01T04:00:00.000Z',
    endsAt: '2026-10-01T09:00:00.000Z',
    place: both('Old home, Tongi', 'প্রবীণ নিবাস, টঙ্গী'),
    detail: {
      category: both('Old Home', 'প্রবীণ নিবাস'),
      title: both('Carrom day at the old home', 'প্রবীণ নিবাসে ক্যারম দিবস'),
      text: both(
        html(
          p(
            'On the day of older persons the boards came out on the verandah at ten. Each team had one resident and one pupil of the night school, and the pupils had been warned.',
          ),
          p('Rahima Khala, 74, and Rafiq, 12, won the final against two men who had not lost since spring.'),
          quote('He has the strength, I have the angle.', 'Rahima Khala'),
          ul(
            'Sixteen pairs, four boards',
            'One complaint, withdrawn after lunch',
            'Next meeting: the first of October 2027',
          ),
        ),
        html(
          p(
            'প্রবীণ দিবসে সকাল ১০টায় বারান্দায় নামল ক্যারম বোর্ড। প্রতিটি দলে একজন বাসিন্দা আর নৈশ বিদ্যালয়ের একজন শিক্ষার্থী; শিক্ষার্থীদের আগেই সাবধান করে দেওয়া হয়েছিল।',
          ),
          p('ফাইনালে ৭৪ বছরের রহিমা খালা আর ১২ বছরের রফিক হারালেন এমন দুজনকে, বসন্তের পর থেকে যাঁরা একবারও হারেননি।'),
          quote('জোরটা ওর, কোণটা আমার।', 'রহিমা খালা'),
          ul('ষোলো জুটি, চার বোর্ড', 'একটি আপত্তি, দুপুরের খাবারের পর প্রত্যাহার', 'পরের আসর: ১ অক্টোবর ২০২৭'),
        ),
      ),
      images: ['village-fair', 'kantha-evening', 'tea-stall-news', 'carrom'],
    },
  },
  {
    title: both('River cleaning day', 'নদী পরিষ্কারের দিন'),
    text: both(
      'Two hundred people, thirty boats and 2.4 tonnes of plastic out of the Turag.',
      'দুই শ মানুষ, ৩০টি নৌকা, আর তুরাগ থেকে তোলা ২.৪ টন প্লাস্টিক।',
    ),
    image: 'river-cleanup',
    phase: 'latest',
    startsAt: '2026-06-05T02:30:00.000Z',
    endsAt: '2026-06-05T08:00:00.000Z',
    place: both('Tongi ghat', 'টঙ্গী ঘাট'),
    detail: {
      category: both('Environment', 'পরিবেশ'),
      title: both('River cleaning day', 'নদী পরিষ্কারের দিন'),
      text: both(
        html(
          p(
            'Fishers know where the river keeps its rubbish. On environment day they lent us their boats and their nets, and two hundred neighbours came with gloves.',
          ),
          p(
            'Everything was sorted on the bank. What could be sold went to the recyclers, and the money bought sixteen bins with lids for the landing places.',
          ),
          ul(
            '2.4 tonnes of plastic, sorted into five kinds',
            '৳18,600 from the recyclers',
            'One wedding ring, returned to its owner',
          ),
          quote('My net was heavier than it has been in years. This time I was glad.', 'Haripada Rajbanshi, fisher'),
        ),
        html(
          p('নদী কোথায় আবর্জনা জমায়, জেলেরা জানেন। পরিবেশ দিবসে তাঁরা নৌকা আর জাল দিলেন, দস্তানা হাতে এলেন ২০০ প্রতিবেশী।'),
          p(
            'সবকিছু পাড়ে বসে আলাদা করা হলো। যা বেচা যায়, গেল পুনর্ব্যবহারের কারখানায়; সেই টাকায় ঘাটগুলোর জন্য কেনা হলো ১৬টি ঢাকনাওয়ালা ময়লার পাত্র।',
          ),
          ul('২.৪ টন প্লাস্টিক, পাঁচ ভাগে বাছাই', 'বিক্রি থেকে ৳১৮,৬০০', 'একটি বিয়ের আংটি, ফিরে গেছে মালিকের আঙুলে'),
          quote('জাল এত ভারী বহু বছর হয়নি। এবার তাতে খুশিই হয়েছি।', 'হরিপদ রাজবংশী, জেলে'),
        ),
      ),
      images: ['river', 'post-boat', 'volunteers', 'river-cleanup'],
    },
  },
  {
    title: both('Blankets before the fog', 'কুয়াশার আগে কম্বল'),
    text: both(
      'Eight hundred blankets reached the chars in three mornings, each handed over at the door.',
      'তিন সকালে চরে পৌঁছাল ৮০০ কম্বল, প্রতিটি দেওয়া হলো বাড়ির দরজায় গিয়ে।',
    ),
    image: 'winter-blankets',
    phase: 'latest',
    startsAt: '2026-01-09T01:00:00.000Z',
    endsAt: '2026-01-11T05:00:00.000Z',
    place: both('Char Nilmoni and Char Shimulia', 'চর নীলমণি ও চর শিমুলিয়া'),
    detail: {
      category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
      title: both('Blankets before the fog', 'কুয়াশার আগে কম্বল'),
      text: both(
        html(
          p(
            'The blankets were quilted in Tongi, by the women of the sewing class, and paid for at the full price. They crossed the river by boat and went on by cart.',
          ),
          p(
            'We do not ask people to queue. The village committee has the list, and volunteers go from door to door, sit for a moment, and ask how the winter is going.',
          ),
          ul(
            '800 blankets in three mornings',
            '212 homes with someone over seventy',
            'Eleven people referred to the river clinic',
          ),
          quote(
            'She came in for a minute and stayed for two cups of tea. That was the warm part.',
            'Jahanara Bibi, 81',
          ),
        ),
        html(
          p('কম্বলগুলো সেলাই হয়েছে টঙ্গীতে, সেলাই ক্লাসের নারীদের হাতে; কেনা হয়েছে পুরো দামে। নদী পেরিয়েছে নৌকায়, তারপর ঠেলাগাড়িতে।'),
          p(
            'আমরা কাউকে লাইনে দাঁড় করাই না। তালিকা থাকে গ্রাম কমিটির কাছে। স্বেচ্ছাসেবকেরা বাড়ি বাড়ি যান, একটু বসেন, শীত কেমন কাটছে জিজ্ঞেস করেন।',
          ),
          ul('তিন সকালে ৮০০ কম্বল', 'সত্তরের বেশি বয়সী কেউ আছেন এমন ২১২টি বাড়ি', '১১ জনকে পাঠানো হয়েছে নদী-ক্লিনিকে'),
          quote('এক মিনিটের জন্য এসে দুই কাপ চা খেয়ে গেল। ওমটা আসলে সেখানেই।', 'জাহানারা বিবি, ৮১'),
        ),
      ),
      images: ['flood', 'river', 'tea-stall-news', 'winter-blankets'],
    },
  },
  {
    title: both('Evening of the golden boat', 'সোনালি নৌকার সন্ধ্যা'),
    text: both(
      'Our volunteers of the year received a small wooden boat and a long applause.',
      'বছরের সেরা স্বেচ্ছাসেবকেরা পেলেন ছোট্ট কাঠের নৌকা আর দীর্ঘ করতালি।',
    ),
    image: 'award',
    phase: 'latest',
    startsAt: '2025-12-05T09:00:00.000Z',
    endsAt: '2025-12-05T12:00:00.000Z',
    place: both('Alokdhara hall, Tongi', 'আলোকধারা মিলনায়তন, টঙ্গী'),
    detail: {
      category: both('Volunteers', 'স্বেচ্ছাসেবক'),
      title: both('Evening of the golden boat', 'সোনালি নৌকার সন্ধ্যা'),
      text: both(
        html(
          p(
            'On volunteers’ day the people who usually carry the chairs sat on them. The residents of the old home voted, as they do every year, and handed over the prizes.',
          ),
          ul(
            'Sabbir Hossain, for forty-one nights on the relief boat',
            'Rinky Chakma, for a reading hour that nobody wants to end',
            'Abdur Razzak, for teaching the same sum in eleven ways',
          ),
          p('Then the chairs were carried back, by everyone.'),
          quote('I was asked what I do here. I said: I arrive.', 'Sabbir Hossain, volunteer'),
        ),
        html(
          p(
            'যাঁরা সব সময় চেয়ার বয়ে আনেন, স্বেচ্ছাসেবক দিবসে সেদিন তাঁরাই চেয়ারে বসলেন। প্রতিবছরের মতো ভোট দিলেন প্রবীণ নিবাসের বাসিন্দারা, পুরস্কারও তুলে দিলেন তাঁরাই।',
          ),
          ul(
            'সাব্বির হোসেন, ত্রাণের নৌকায় ৪১ রাতের জন্য',
            'রিংকি চাকমা, এমন এক পাঠের আসরের জন্য, যা কেউ শেষ হতে দিতে চায় না',
            'আবদুর রাজ্জাক, একই অঙ্ক ১১ ভাবে বোঝানোর জন্য',
          ),
          p('তারপর সবাই মিলে চেয়ারগুলো ফেরত নিয়ে যাওয়া হলো।'),
          quote('জিজ্ঞেস করল, এখানে কী করো। বললাম, সময়মতো আসি।', 'সাব্বির হোসেন, স্বেচ্ছাসেবক'),
        ),
      ),
      images: ['village-fair', 'kantha-evening', 'volunteers', 'award'],
    },
  },
]
