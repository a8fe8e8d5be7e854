import type { DemoNews } from './shape'
import { both, h2, html, ol, p, quote, ul } from './write'

export const news: DemoNews[] = [
  {
    title: both('The night school opens a second room in Tongi', 'টঙ্গীতে নৈশ বিদ্যালয়ের দ্বিতীয় কক্ষ চালু'),
    text: both(
      'Forty more children now have a desk, a book and a teacher between six and nine in the evening.',
      'সন্ধ্যা ছয়টা থেকে নয়টা, আরও ৪০টি শিশু এখন পেল ডেস্ক, বই আর শিক্ষক।',
    ),
    image: 'second-classroom',
    phase: 'latest',
    date: '2026-11-17',
    detail: {
      category: both('Education', 'শিক্ষা'),
      title: both('The night school opens a second room in Tongi', 'টঙ্গীতে নৈশ বিদ্যালয়ের দ্বিতীয় কক্ষ চালু'),
      text: both(
        html(
          p(
            'At six in the evening the lamps come on in a tin-roofed room in Tongi. Forty children who worked all day sit down to read.',
          ),
          p(
            'The night school runs daily from 6 pm to 9 pm. Until this month there was one room and two teachers. A second room opened on Sunday, with a blackboard made by the children’s own fathers.',
          ),
          h2('What changes this month'),
          ul(
            'Two more teachers, both former pupils of the school.',
            'A shelf of storybooks in Bangla and English.',
            'Rice and lentils before the lesson, so that nobody reads hungry.',
          ),
          quote(
            'I sell tea until five. At six I am a student. My mother keeps my book wrapped in cloth.',
            'Rafiq, 12, class four',
          ),
          p(
            'Parents asked for the room in a meeting last winter. The foundation paid for the roof and the lamps. The families laid the floor.',
          ),
          h2('How to help'),
          ol(
            'Give any amount to the Education project.',
            'Register as a volunteer teacher.',
            'Send storybooks to our address in Tongi.',
          ),
        ),
        html(
          p('সন্ধ্যা ছয়টায় টঙ্গীর টিনের চালের ঘরটিতে বাতি জ্বলে ওঠে। সারা দিন কাজ করে আসা ৪০টি শিশু পড়তে বসে।'),
          p(
            'নৈশ বিদ্যালয় চলে প্রতিদিন সন্ধ্যা ৬টা থেকে রাত ৯টা। এ মাসের আগে ছিল একটি কক্ষ, দুজন শিক্ষক। রোববার খুলেছে দ্বিতীয় কক্ষ; ব্ল্যাকবোর্ডটি বানিয়েছেন শিশুদের বাবারাই।',
          ),
          h2('এ মাসে যা বদলাল'),
          ul(
            'নতুন দুজন শিক্ষক, দুজনেই এই স্কুলের পুরোনো ছাত্র।',
            'বাংলা ও ইংরেজি গল্পের বইয়ের একটি তাক।',
            'ক্লাসের আগে ভাত আর ডাল, যাতে কেউ খালি পেটে না পড়ে।',
          ),
          quote('পাঁচটা পর্যন্ত চা বেচি। ছয়টায় আমি ছাত্র। মা আমার বইটা কাপড়ে মুড়ে রাখে।', 'রফিক, ১২, চতুর্থ শ্রেণি'),
          p('গত শীতে এক সভায় কক্ষটির কথা তুলেছিলেন অভিভাবকেরাই। চাল আর বাতির খরচ দিয়েছে ফাউন্ডেশন, মেঝে গেঁথেছে পরিবারগুলো।'),
          h2('আপনি যা করতে পারেন'),
          ol('শিক্ষা প্রকল্পে যেকোনো অঙ্কের অনুদান দিন।', 'স্বেচ্ছাসেবক শিক্ষক হিসেবে নাম লেখান।', 'টঙ্গীর ঠিকানায় গল্পের বই পাঠান।'),
        ),
      ),
      images: ['paddywalk', 'tea-stall-news', 'kantha-evening', 'nightschool'],
    },
  },
  {
    title: both('First saplings take root on the embankment', 'বাঁধে শিকড় ছাড়ল প্রথম চারাগুলো'),
    text: both('Students and farmers planted them before the rains.', 'বর্ষা নামার আগে চারাগুলো লাগিয়েছিলেন শিক্ষার্থী আর কৃষকেরা।'),
    image: 'mangrove',
    phase: 'latest',
    date: '2026-11-08',
    detail: {
      category: both('Environment', 'পরিবেশ'),
      title: both('First saplings take root on the embankment', 'বাঁধে শিকড় ছাড়ল প্রথম চারাগুলো'),
      text: both(
        html(
          p(
            'In May the new embankment at Char Nilmoni was bare clay. In November it is green to the knee. Of 3,200 saplings planted before the rains, 2,870 are alive.',
          ),
          p(
            'Students carried water in the dry weeks. Farmers, whose fields lie behind the bank, wove bamboo guards against the goats. Below the bank, where the tide reaches, women of the village set seedlings straight into the mud.',
          ),
          quote(
            'My grandfather planted for shade. I plant so that the bank is still here in June.',
            'Motaleb Mia, farmer, Char Nilmoni',
          ),
          h2('What we learned'),
          ul(
            'Hijal and jarul stood four days under water without harm.',
            'Saplings with a named guardian survive twice as often.',
            'A second row, planted lower, breaks the waves for the first.',
          ),
          p(
            'The next two kilometres will be planted in May. The nursery is already full, and it needs hands for watering.',
          ),
        ),
        html(
          p('মে মাসে চর নীলমণির নতুন বাঁধ ছিল ন্যাড়া মাটি। নভেম্বরে তা হাঁটুসমান সবুজ। বর্ষার আগে লাগানো ৩,২০০ চারার ২,৮৭০টিই বেঁচে আছে।'),
          p(
            'শুকনো সপ্তাহগুলোয় কলসি ভরে পানি দিয়েছে শিক্ষার্থীরা। বাঁধের ওপাশে যাঁদের জমি, সেই কৃষকেরা ছাগল ঠেকাতে বাঁশের বেড়া বুনেছেন। আর জোয়ার যেখানে পৌঁছায়, সেই কাদায় চারা বসিয়েছেন গ্রামের নারীরা।',
          ),
          quote('দাদা গাছ লাগাতেন ছায়ার জন্য। আমি লাগাই, যেন জুন মাসেও বাঁধটা থাকে।', 'মোতালেব মিয়া, কৃষক, চর নীলমণি'),
          h2('যা শিখলাম'),
          ul(
            'হিজল আর জারুল চার দিন পানির নিচে থেকেও টিকে যায়।',
            'যে চারার নিজের একজন অভিভাবক আছে, তার বাঁচার হার দ্বিগুণ।',
            'নিচের দিকে আরেক সারি লাগালে ঢেউ ভেঙে ওপরের সারি বাঁচে।',
          ),
          p('সামনের দুই কিলোমিটারে চারা লাগানো হবে আগামী মে মাসে। নার্সারি এখনই ভরা, পানি দেওয়ার হাত দরকার।'),
        ),
      ),
      images: ['paddywalk', 'river', 'volunteers', 'planting'],
    },
  },
  {
    title: both('Relief boats ready for the monsoon', 'বর্ষার জন্য তৈরি ত্রাণের নৌকা'),
    text: both(
      'Three crews trained to reach flooded homesteads by night.',
      'রাতেও পানিবন্দী বাড়িতে পৌঁছাতে প্রশিক্ষণ নিল তিনটি দল।',
    ),
    image: 'training-hall',
    phase: 'latest',
    date: '2026-10-29',
    detail: {
      category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
      title: both('Relief boats ready for the monsoon', 'বর্ষার জন্য তৈরি ত্রাণের নৌকা'),
      text: both(
        html(
          p(
            'Boats are best mended while the river is low. All three relief boats came out of the water this month; two have new planks, one has a new engine, and each has a lamp that throws light for two hundred metres.',
          ),
          p(
            'Eighteen volunteers finished the night course. They learned to read the current by torchlight, to lift an elder into a boat without a jolt, and to give first aid while it rocks.',
          ),
          h2('On board, always'),
          ul(
            'Dry food and water for sixty people',
            'A first-aid chest, checked every Friday',
            'Life jackets in children’s sizes',
            'A list of homes with elders, newborns and people who use a wheelchair',
          ),
          quote(
            'In the dark you do not look for the roof. You listen for the cow bell.',
            'Jamal Uddin, boat-crew volunteer',
          ),
          p('The boats return to their moorings in April, well before the first flood warning.'),
        ),
        html(
          p(
            'নদীতে পানি কম থাকতেই নৌকা সারানো ভালো। এ মাসে তিনটি ত্রাণের নৌকাই ডাঙায় তোলা হয়েছে; দুটিতে নতুন তক্তা, একটিতে নতুন ইঞ্জিন, আর প্রতিটিতে বাতি, যার আলো যায় ২০০ মিটার।',
          ),
          p(
            'রাতের প্রশিক্ষণ শেষ করেছেন ১৮ জন স্বেচ্ছাসেবক। তাঁরা শিখেছেন টর্চের আলোয় স্রোত চিনতে, ঝাঁকুনি না দিয়ে প্রবীণদের নৌকায় তুলতে, আর দুলতে থাকা নৌকায় প্রাথমিক চিকিৎসা দিতে।',
          ),
          h2('নৌকায় সব সময় যা থাকে'),
          ul(
            '৬০ জনের শুকনো খাবার ও পানি',
            'প্রাথমিক চিকিৎসার বাক্স, প্রতি শুক্রবার মিলিয়ে দেখা',
            'শিশুদের মাপের লাইফ জ্যাকেট',
            'কোন বাড়িতে প্রবীণ, নবজাতক বা হুইলচেয়ার ব্যবহারকারী আছেন, তার তালিকা',
          ),
          quote('অন্ধকারে চাল খুঁজি না। কান পাতি, গরুর গলার ঘণ্টা কোথায় বাজে।', 'জামাল উদ্দিন, নৌকার দলের স্বেচ্ছাসেবক'),
          p('বন্যার প্রথম সতর্কসংকেতের অনেক আগে, এপ্রিলেই নৌকাগুলো ঘাটে ফিরবে।'),
        ),
      ),
      images: ['river', 'post-boat', 'volunteers', 'flood'],
    },
  },
  {
    title: both('Volunteer training begins in January', 'জানুয়ারিতে শুরু স্বেচ্ছাসেবক প্রশিক্ষণ'),
    text: both(
      'Four Saturdays, thirty places, no fee. Lunch is on us.',
      'চার শনিবার, ৩০টি আসন, কোনো ফি নেই। দুপুরের খাবার আমাদের সঙ্গে।',
    ),
    image: 'volunteers',
    phase: 'upcoming',
    date: '2026-10-22',
    detail: {
      category: both('Volunteers', 'স্বেচ্ছাসেবক'),
      title: both('Volunteer training begins in January', 'জানুয়ারিতে শুরু স্বেচ্ছাসেবক প্রশিক্ষণ'),
      text: both(
        html(
          p(
            'On the four Saturdays of January our hall in Tongi becomes a classroom for people who want to be useful. You need no certificate and no experience. You need two free hours a week afterwards.',
          ),
          h2('The four days'),
          ol(
            'Listening: how to visit a home as a guest',
            'First aid, with practice on the dummy',
            'Teaching one child to read, one page at a time',
            'A day in the field: clinic, boat or nursery, as you like',
          ),
          p(
            'Those who finish receive a vest, a travel card and a partner, because nobody works alone in their first three months.',
          ),
          p('<strong>To join:</strong> fill in the volunteer form or call the helpline by 5 January.'),
        ),
        html(
          p(
            'কাজে লাগতে চান এমন মানুষের জন্য জানুয়ারির চার শনিবার টঙ্গীর মিলনায়তনটি হয়ে উঠবে ক্লাসঘর। সনদ বা অভিজ্ঞতা লাগবে না। লাগবে শুধু এরপর সপ্তাহে দুই ঘণ্টা সময়।',
          ),
          h2('চার দিনের পাঠ'),
          ol(
            'শোনা: অতিথির মতো করে কারও বাড়ি যাওয়া',
            'প্রাথমিক চিকিৎসা, পুতুলের ওপর হাতেকলমে অনুশীলন',
            'একটি শিশুকে পড়তে শেখানো, এক পৃষ্ঠা করে',
            'মাঠে এক দিন: ক্লিনিক, নৌকা বা নার্সারি, যেটি আপনার পছন্দ',
          ),
          p('শেষ করলে মিলবে ভেস্ট, যাতায়াত কার্ড আর একজন সঙ্গী। কারণ, প্রথম তিন মাস কেউ একা কাজ করেন না।'),
          p('<strong>যোগ দিতে:</strong> ৫ জানুয়ারির মধ্যে স্বেচ্ছাসেবক ফর্ম পূরণ করুন বা হেল্পলাইনে ফোন করুন।'),
        ),
      ),
      images: ['paddywalk', 'village-fair', 'river', 'training-hall'],
    },
  },
  {
    title: both('A third boat for the river clinic', 'নদী-ক্লিনিকে আসছে তৃতীয় নৌকা'),
    text: both(
      'From February, nine more landing places will see a doctor every second week.',
      'ফেব্রুয়ারি থেকে আরও নয়টি ঘাটে দুই সপ্তাহে একবার চিকিৎসক আসবেন।',
    ),
    image: 'river-clinic',
    phase: 'upcoming',
    date: '2026-10-12',
    detail: {
      category: both('Health', 'স্বাস্থ্য'),
      title: both('A third boat for the river clinic', 'নদী-ক্লিনিকে আসছে তৃতীয় নৌকা'),
      text: both(
        html(
          p(
            'The keel was laid in September at a yard in Savar. The boat is flat and wide, so that a wheelchair can roll aboard, and quiet, so that a doctor can hear a heartbeat.',
          ),
          p(
            'It carries an examination room, a small laboratory and a fridge for vaccines that runs on the sun. A midwife sails with every crew.',
          ),
          quote(
            'We used to bring the child to the road. Now the road comes to us.',
            'Salma, mother of two, Char Shimulia',
          ),
          h2('The first round'),
          ul('Week one: Char Shimulia and the northern ghats', 'Week two: Char Nilmoni and the brick-field landing'),
          p(
            'The timetable hangs at every ghat from the middle of January, and is called out from the mosque and the tea stall.',
          ),
        ),
        html(
          p(
            'গত সেপ্টেম্বরে সাভারের এক ডকে নৌকাটির তলা বসানো হয়েছে। চওড়া আর সমতল, যাতে হুইলচেয়ার গড়িয়ে উঠতে পারে; আর শব্দহীন, যাতে চিকিৎসক বুকের ধুকপুকুনি শুনতে পান।',
          ),
          p('এতে থাকবে পরীক্ষার ঘর, ছোট একটি ল্যাবরেটরি আর সূর্যের আলোয় চলা টিকার ফ্রিজ। প্রতিটি দলের সঙ্গে যাবেন একজন ধাত্রী।'),
          quote('আগে বাচ্চা কোলে করে রাস্তায় যেতাম। এখন রাস্তাই আমাদের কাছে আসে।', 'সালমা, দুই সন্তানের মা, চর শিমুলিয়া'),
          h2('প্রথম চক্কর'),
          ul('প্রথম সপ্তাহ: চর শিমুলিয়া ও উত্তরের ঘাটগুলো', 'দ্বিতীয় সপ্তাহ: চর নীলমণি ও ইটখোলার ঘাট'),
          p('জানুয়ারির মাঝামাঝি থেকে প্রতিটি ঘাটে সময়সূচি টাঙানো থাকবে; মসজিদ আর চায়ের দোকান থেকেও জানিয়ে দেওয়া হবে।'),
        ),
      ),
      images: ['river', 'post-boat', 'flood', 'mother-child'],
    },
  },
  {
    title: both('Computer class for girls opens in February', 'ফেব্রুয়ারিতে শুরু মেয়েদের কম্পিউটার ক্লাস'),
    text: both(
      'Ten machines, twenty pupils, and a teacher who started here herself.',
      'দশটি কম্পিউটার, ২০ জন ছাত্রী, আর এমন এক শিক্ষক, যাঁর নিজের শুরুও এখানেই।',
    ),
    image: 'computer-class',
    phase: 'upcoming',
    date: '2026-09-30',
    detail: {
      category: both('Education', 'শিক্ষা'),
      title: both('Computer class for girls opens in February', 'ফেব্রুয়ারিতে শুরু মেয়েদের কম্পিউটার ক্লাস'),
      text: both(
        html(
          p(
            'Ten computers, given by an office in Dhaka and checked part by part by our technical team, will stand in the new room of the night school from February.',
          ),
          p(
            'The class is for girls from class seven upwards. It meets in the afternoon, before the way home gets dark, and lasts six months.',
          ),
          h2('What they will learn'),
          ul(
            'Typing in Bangla and English',
            'Accounts in a spreadsheet',
            'Writing an application, and an e-mail that gets an answer',
          ),
          p(
            'Shirin, who teaches it, learned her letters at the night school nine years ago and now keeps the stock of a garment factory.',
          ),
          quote('I still remember which desk was mine. It is by the window.', 'Shirin, teacher'),
        ),
        html(
          p(
            'ঢাকার একটি কার্যালয়ের দেওয়া দশটি কম্পিউটার আমাদের কারিগরি দল খুলে খুলে পরীক্ষা করেছে। ফেব্রুয়ারি থেকে সেগুলো বসবে নৈশ বিদ্যালয়ের নতুন কক্ষে।',
          ),
          p('ক্লাসটি সপ্তম শ্রেণি ও তার ওপরের মেয়েদের জন্য। বসবে বিকেলে, অন্ধকার নামার আগেই যেন সবাই বাড়ি ফিরতে পারে; চলবে ছয় মাস।'),
          h2('যা শেখানো হবে'),
          ul('বাংলা ও ইংরেজি টাইপ', 'স্প্রেডশিটে হিসাব রাখা', 'দরখাস্ত লেখা, আর এমন ইমেইল, যার উত্তর আসে'),
          p('ক্লাস নেবেন শিরিন। নয় বছর আগে এই নৈশ বিদ্যালয়েই তাঁর হাতেখড়ি, এখন একটি পোশাক কারখানার মজুতের হিসাব রাখেন।'),
          quote('কোন ডেস্কটা আমার ছিল, এখনো মনে আছে। জানালার ধারেরটা।', 'শিরিন, শিক্ষক'),
        ),
      ),
      images: ['paddywalk', 'tea-stall-news', 'river', 'slates'],
    },
  },
  {
    title: both('Twelve looms, twelve small shops', 'বারো তাঁত, বারো দোকান'),
    text: both(
      'The weavers of Ward 9 have repaid their first loans and hung up their own signs.',
      '৯ নম্বর ওয়ার্ডের তাঁতিরা প্রথম ঋণ শোধ করে টাঙিয়েছেন নিজেদের সাইনবোর্ড।',
    ),
    image: 'weaver',
    phase: 'latest',
    date: '2026-08-16',
    detail: {
      category: both('Microcredit', 'ক্ষুদ্রঋণ'),
      title: both('Twelve looms, twelve small shops', 'বারো তাঁত, বারো দোকান'),
      text: both(
        html(
          p(
            'Two years ago twelve women each borrowed ৳35,000 for a handloom. In August the last instalment came back, eleven days early.',
          ),
          p(
            'They wove gamchas first, because a gamcha sells in any week of the year. Then came saris, and then orders from a shop in Uttara that sends back nothing.',
          ),
          h2('In figures'),
          ul(
            'Twelve loans of ৳35,000, all repaid',
            'Nineteen people now paid for spinning, dyeing and selling',
            'Average profit of ৳9,400 a month',
          ),
          quote('The sign has my name on it, not my husband’s. He painted it.', 'Parul Begum, weaver'),
          p('The money that came back has already gone out again, to the next twelve.'),
        ),
        html(
          p(
            'দুই বছর আগে ১২ জন নারী একটি করে তাঁত কিনতে ৳৩৫,০০০ করে ঋণ নিয়েছিলেন। আগস্টে শেষ কিস্তি ফিরেছে, নির্ধারিত দিনের ১১ দিন আগে।',
          ),
          p(
            'শুরুটা গামছা দিয়ে, কারণ গামছা বছরের যেকোনো সপ্তাহে বিক্রি হয়। তারপর শাড়ি, তারপর উত্তরার এক দোকানের ফরমাশ, যেখান থেকে কিছুই ফেরত আসে না।',
          ),
          h2('সংখ্যায়'),
          ul('৳৩৫,০০০ করে ১২টি ঋণ, সব কটি শোধ', 'সুতা কাটা, রং করা আর বিক্রিতে এখন কাজ করছেন ১৯ জন', 'মাসে গড় লাভ ৳৯,৪০০'),
          quote('সাইনবোর্ডে আমার নাম, স্বামীর না। রংটা অবশ্য সে-ই করেছে।', 'পারুল বেগম, তাঁতি'),
          p('ফিরে আসা টাকা বসে নেই, পৌঁছে গেছে পরের ১২ জনের হাতে।'),
        ),
      ),
      images: ['kantha-evening', 'post-boat', 'village-fair', 'market'],
    },
  },
  {
    title: both('The pharmacy keeps its light on', 'ফার্মেসির আলো নেভে না'),
    text: both(
      'A trained pharmacist is now at the Tongi counter until midnight, every night.',
      'টঙ্গীর কাউন্টারে এখন রোজ রাত ১২টা পর্যন্ত থাকেন প্রশিক্ষিত ফার্মাসিস্ট।',
    ),
    image: 'pharmacy',
    phase: 'latest',
    date: '2026-06-21',
    detail: {
      category: both('Health', 'স্বাস্থ্য'),
      title: both('The pharmacy keeps its light on', 'ফার্মেসির আলো নেভে না'),
      text: both(
        html(
          p(
            'Fever seldom comes at noon. After a year of asking night-shift workers when they need medicine, we moved the hours: the counter is now open from four in the afternoon until midnight.',
          ),
          ul(
            'Medicine on prescription at cost price',
            'Free for patients of the Friday clinic',
            'A doctor on the telephone after ten',
          ),
          p(
            'In the first month 640 people came, a third of them after nine in the evening. The pharmacist writes the dose on the packet in Bangla and draws a sun and a moon beside it for those who read pictures more easily.',
          ),
          quote('I came off shift at ten and went home with the right syrup.', 'Selim, dye-house worker and father'),
        ),
        html(
          p(
            'জ্বর দুপুর দেখে আসে না। রাতের পালার শ্রমিকদের কখন ওষুধ লাগে, এক বছর ধরে তা জেনে আমরা সময় বদলেছি: কাউন্টার এখন খোলা বিকেল ৪টা থেকে রাত ১২টা।',
          ),
          ul('ব্যবস্থাপত্র দেখালে কেনা দামে ওষুধ', 'শুক্রবারের ক্লিনিকের রোগীদের জন্য বিনা মূল্যে', 'রাত ১০টার পর টেলিফোনে চিকিৎসক'),
          p(
            'প্রথম মাসেই এসেছেন ৬৪০ জন, তাঁদের এক-তৃতীয়াংশ রাত ৯টার পরে। ফার্মাসিস্ট প্যাকেটের গায়ে বাংলায় মাত্রা লিখে দেন; ছবিতে যাঁদের বুঝতে সুবিধা, তাঁদের জন্য পাশে এঁকে দেন সূর্য আর চাঁদ।',
          ),
          quote('রাত দশটায় ডিউটি শেষ, আর ঠিক সিরাপটা নিয়েই বাড়ি ফিরলাম।', 'সেলিম, ডাইং কারখানার শ্রমিক ও বাবা'),
        ),
      ),
      images: ['river', 'tea-stall-news', 'kantha-evening', 'clinic'],
    },
  },
  {
    title: both('A library that comes by water', 'জলপথে আসে পাঠাগার'),
    text: both(
      'Nine villages, one boat, 1,100 books, and not one lost in its first season.',
      'নয় গ্রাম, এক নৌকা, ১,১০০ বই; প্রথম মৌসুমে হারায়নি একটিও।',
    ),
    image: 'library-boat',
    phase: 'latest',
    date: '2026-03-15',
    detail: {
      category: both('Education', 'শিক্ষা'),
      title: both('A library that comes by water', 'জলপথে আসে পাঠাগার'),
      text: both(
        html(
          p(
            'The library boat ties up for one afternoon at each of nine villages, then starts again. Children know the day by its bell and wait on the steps with last week’s book dry under a shirt.',
          ),
          p(
            'Borrowing costs nothing. The only rule was made by the children: whoever brings a book back tells its story to the next reader.',
          ),
          quote('I have read about the sea. Ours is smaller, but it has a library.', 'Mitu, 10'),
          h2('Most borrowed this season'),
          ol('Folk tales of the Padma', 'A book of birds with coloured plates', 'Anything with a ghost in it'),
        ),
        html(
          p(
            'পাঠাগার-নৌকা নয়টি গ্রামের প্রতিটিতে এক বিকেল করে ভেড়ে, তারপর আবার শুরু থেকে। ঘণ্টা শুনেই শিশুরা বোঝে আজ সেই দিন; জামার নিচে গত সপ্তাহের বইটি শুকনো রেখে সিঁড়িতে এসে দাঁড়ায়।',
          ),
          p('বই নিতে পয়সা লাগে না। একটিই নিয়ম, সেটিও শিশুদের করা: যে বই ফেরত দেবে, সে গল্পটা পরের পাঠককে শোনাবে।'),
          quote('সমুদ্রের কথা বইয়ে পড়েছি। আমাদেরটা ছোট, কিন্তু আমাদেরটায় পাঠাগার আছে।', 'মিতু, ১০'),
          h2('এ মৌসুমে সবচেয়ে বেশি নেওয়া বই'),
          ol('পদ্মাপাড়ের রূপকথা', 'রঙিন ছবিতে পাখির বই', 'ভূত আছে এমন যেকোনো বই'),
        ),
      ),
      images: ['post-boat', 'river', 'paddywalk', 'letters'],
    },
  },
  {
    title: both('The shared pond pays for the school roof', 'যৌথ পুকুরের মাছে স্কুলের চাল'),
    text: both(
      'A morning’s catch of 410 kilos bought tin sheets for two classrooms.',
      'এক সকালের ৪১০ কেজি মাছে কেনা হলো দুই ক্লাসঘরের টিন।',
    ),
    image: 'fish-pond',
    phase: 'latest',
    date: '2026-01-25',
    detail: {
      category: both('Microcredit', 'ক্ষুদ্রঋণ'),
      title: both('The shared pond pays for the school roof', 'যৌথ পুকুরের মাছে স্কুলের চাল'),
      text: both(
        html(
          p(
            'Two years ago the pond behind the school was a hollow full of water hyacinth. Twenty-two families cleared it, borrowed the money for fingerlings and took turns at the feed.',
          ),
          p('On Friday they drew the net together before sunrise. By eight the scale had stopped at 410 kilos.'),
          h2('How the catch was shared'),
          ul(
            'Half sold in the bazaar, for the loan and the new roof',
            'A third to the families, by lot',
            'The rest cooked at once, for everyone',
          ),
          quote('The biggest rui went to the teacher. Nobody voted against it.', 'Halima Khatun, treasurer'),
        ),
        html(
          p(
            'দুই বছর আগেও স্কুলের পেছনের পুকুরটি ছিল কচুরিপানায় ভরা ডোবা। ২২টি পরিবার মিলে তা পরিষ্কার করে, পোনার টাকা ঋণ নেয়, পালা করে খাবার দেয়।',
          ),
          p('শুক্রবার সূর্য ওঠার আগে সবাই একসঙ্গে জাল টেনেছেন। আটটা বাজতে দাঁড়িপাল্লা থেমেছে ৪১০ কেজিতে।'),
          h2('মাছের ভাগ'),
          ul('অর্ধেক বাজারে বিক্রি, ঋণ শোধ আর নতুন চালের জন্য', 'তিন ভাগের এক ভাগ লটারি করে পরিবারগুলোর', 'বাকিটা তখনই রান্না, সবার জন্য'),
          quote('সবচেয়ে বড় রুইটা পেলেন মাস্টারমশাই। বিপক্ষে কেউ হাত তোলেনি।', 'হালিমা খাতুন, কোষাধ্যক্ষ'),
        ),
      ),
      images: ['paddywalk', 'village-fair', 'river', 'savings-circle'],
    },
  },
]
