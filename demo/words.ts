/** What the foundation says in sentences of the interface, where the site's own words would be true of any. */
import type { Bilingual } from './shape'

/** Path of the sentence in the messages → what stands there. */
export const words: Readonly<Record<string, Bilingual>> = {
  'home.about.intro': {
    en: 'Your gift keeps the clinic open on Friday and the lamp lit in the night school.',
    bn: 'আপনার দানে শুক্রবারের ক্লিনিক খোলা থাকে, আর রাতের স্কুলে বাতি জ্বলে।',
  },
  'home.vision.text': {
    en: 'A Bangladesh where every child learns, every illness is treated early and every elder is cared for.',
    bn: 'এমন এক বাংলাদেশ, যেখানে প্রতিটি শিশু পড়ে, প্রতিটি রোগের চিকিৎসা সময়মতো হয়, প্রতিটি প্রবীণ যত্ন পান।',
  },
  'home.mission.text': {
    en: 'To stand beside people in need with education, healthcare and community programs that they help to run.',
    bn: 'শিক্ষা, স্বাস্থ্যসেবা আর সামাজিক কর্মসূচি নিয়ে বিপদে থাকা মানুষের পাশে দাঁড়ানো, যে কাজ তাঁরা নিজেরাও এগিয়ে নেন।',
  },
  'home.volunteer.text': {
    en: 'Teach an evening class, pack medicine, plant a sapling or row a relief boat. Give the hours you have.',
    bn: 'সন্ধ্যায় একটি ক্লাস নিন, ওষুধ গুছিয়ে দিন, চারা লাগান বা ত্রাণের নৌকা বান। যতটুকু সময় আছে, ততটুকুই দিন।',
  },
  'home.volunteer.note': {
    en: 'No experience needed. We train every volunteer.',
    bn: 'অভিজ্ঞতা লাগবে না। প্রত্যেক স্বেচ্ছাসেবককে আমরা শিখিয়ে নিই।',
  },
  'home.faq.text': {
    en: 'Straight answers about giving, receipts and visiting. Ask us anything else on the phone or by e-mail.',
    bn: 'দান, রসিদ আর ঘুরে দেখা নিয়ে সোজা উত্তর। আর কিছু জানতে চাইলে ফোন বা ইমেইল করুন।',
  },
  'forms.volunteer.thanks': {
    en: 'Thank you. We will write to you about the next training day.',
    bn: 'ধন্যবাদ। পরের প্রশিক্ষণের দিন জানিয়ে আপনাকে লিখব।',
  },
  'forms.contact.thanks': {
    en: 'Thank you for writing. A person reads every message, and we answer within two working days.',
    bn: 'লেখার জন্য ধন্যবাদ। প্রতিটি বার্তা একজন মানুষ পড়েন; দুই কর্মদিবসের মধ্যে উত্তর দিই।',
  },
  'projects.description': {
    en: "Health, education, microcredit, quality of life, environment, orphanage and old home: what the foundation's seven programs do.",
    bn: 'স্বাস্থ্য, শিক্ষা, ক্ষুদ্রঋণ, জীবনমান, পরিবেশ, শিশু নিবাস ও প্রবীণ নিবাস: ফাউন্ডেশনের সাত কর্মসূচির কাজ।',
  },
  'about.description': {
    en: 'Who we are, who leads the foundation, and the people who keep its seven programs going.',
    bn: 'আমরা কারা, ফাউন্ডেশন কারা চালান, আর কাদের হাতে চলে সাত কর্মসূচি।',
  },
  'about.call.text': {
    en: 'An evening at the blackboard, a Friday at the clinic, a Sunday with saplings. Tell us which hours you have.',
    bn: 'এক সন্ধ্যা ব্ল্যাকবোর্ডের সামনে, এক শুক্রবার ক্লিনিকে, এক রোববার চারাগাছের সঙ্গে। আপনার সময়টুকু আমাদের জানান।',
  },
  'events.description': {
    en: 'Runs, fairs, eye camps and birthdays: what is coming up at the foundation, and what was.',
    bn: 'দৌড়, মেলা, চক্ষুশিবির, জন্মদিন: সামনে কী আয়োজন, আর কী হয়ে গেল।',
  },
  'newsPages.description': {
    en: "What was built, who was trained and what it cost: reports from the foundation's programs.",
    bn: 'কী গড়া হলো, কারা শিখলেন, কত খরচ হলো: ফাউন্ডেশনের কর্মসূচির প্রতিবেদন।',
  },
  'galleryPages.description': {
    en: "Photos and videos of the foundation's work in Tongi and on the chars.",
    bn: 'টঙ্গী ও চরে ফাউন্ডেশনের কাজের ছবি ও ভিডিও।',
  },
  'galleryPages.photos.more': {
    en: 'Six days of work, large',
    bn: 'কাজের ছয়টি দিন, বড় করে',
  },
  'galleryPages.player.text': {
    en: 'Short films from our programs. Nothing is fetched from anywhere else until you press play.',
    bn: 'আমাদের কর্মসূচির ছোট ছোট ছবি। চালাতে না বললে অন্য কোথাও থেকে কিছুই আনা হয় না।',
  },
  'donatePage.trust.person': {
    en: 'A person on the line',
    bn: 'ফোনে একজন মানুষ',
  },
  'volunteerPage.text': {
    en: 'No experience needed. We train every volunteer.',
    bn: 'অভিজ্ঞতা লাগে না। প্রত্যেক স্বেচ্ছাসেবককে আমরা প্রশিক্ষণ দিই।',
  },
  'volunteerPage.lede': {
    en: 'The foundation runs on hours that people give: an evening at the night school, a Friday at the clinic, a morning on the embankment. Tell us who you are and what you like doing, and we will find the place for it.',
    bn: 'মানুষের দেওয়া সময়েই ফাউন্ডেশন চলে: নৈশ বিদ্যালয়ে একটি সন্ধ্যা, ক্লিনিকে একটি শুক্রবার, বাঁধে একটি সকাল। আপনি কে আর কী করতে ভালোবাসেন জানান, আপনার জায়গাটি আমরা খুঁজে দেব।',
  },
  'volunteerPage.ask.points.0': {
    en: 'You are 16 or older. If you are not yet 18, a parent or guardian agrees in writing.',
    bn: 'বয়স ১৬ বা তার বেশি। ১৮ না হলে মা-বাবা বা অভিভাবকের লিখিত সম্মতি।',
  },
  'volunteerPage.ask.points.1': {
    en: 'Half a day of training before your first shift: first aid, keeping children safe, and how we write things down.',
    bn: 'প্রথম কাজের আগে আধা দিনের প্রশিক্ষণ: প্রাথমিক চিকিৎসা, শিশুদের নিরাপত্তা আর হিসাব লেখার নিয়ম।',
  },
  'volunteerPage.ask.points.2': {
    en: 'About four hours a month for three months or more, so that people get to know you.',
    bn: 'অন্তত তিন মাস, মাসে প্রায় চার ঘণ্টা, যেন মানুষ আপনাকে চেনার সময় পায়।',
  },
  'volunteerPage.ask.points.3': {
    en: 'Two people who know you and whom we may phone.',
    bn: 'আপনাকে চেনেন এমন দুজন, যাঁদের আমরা ফোন করতে পারি।',
  },
  'volunteerPage.give.points.0': {
    en: 'The training, an identity card and a vest.',
    bn: 'প্রশিক্ষণ, পরিচয়পত্র আর একটি ভেস্ট।',
  },
  'volunteerPage.give.points.1': {
    en: 'Bus and boat fares, and a meal on long days.',
    bn: 'বাস ও নৌকার ভাড়া, লম্বা দিনে খাবার।',
  },
  'volunteerPage.give.points.2': {
    en: 'A coordinator who knows your name and answers the phone.',
    bn: 'একজন সমন্বয়ক, যিনি আপনাকে নামে চেনেন আর ফোন ধরেন।',
  },
  'volunteerPage.give.points.3': {
    en: 'A certificate of your hours, whenever you need one.',
    bn: 'যখনই দরকার, আপনার দেওয়া সময়ের সনদ।',
  },
  'volunteerPage.next.steps.1': {
    en: 'A coordinator writes to you or phones you, usually within a week.',
    bn: 'সাধারণত এক সপ্তাহের মধ্যে একজন সমন্বয়ক আপনাকে লিখবেন বা ফোন করবেন।',
  },
  'volunteerPage.next.steps.2': {
    en: 'You come to a training day.',
    bn: 'আপনি প্রশিক্ষণের দিনে আসবেন।',
  },
  'volunteerPage.next.steps.3': {
    en: 'You choose your first shift.',
    bn: 'প্রথম কাজটি আপনিই বেছে নেবেন।',
  },
  'contactPage.description': {
    en: 'Phone, e-mail, the office in Tongi, and a form for whatever you would like to tell us.',
    bn: 'ফোন, ইমেইল, টঙ্গীর কার্যালয়, আর যা জানাতে চান তার জন্য একটি ফরম।',
  },
  'contactPage.text': {
    en: 'Ask, tell, suggest, complain. A person reads every message.',
    bn: 'প্রশ্ন, পরামর্শ বা অভিযোগ, লিখুন। প্রতিটি বার্তা একজন মানুষ পড়েন।',
  },
  'editor.sample.heading': {
    en: 'A day at the night school',
    bn: 'নৈশ বিদ্যালয়ের একটি দিন',
  },
  'editor.sample.text': {
    en: 'The lamps come on at <strong>six in the evening</strong>. Read more about it on <news>our news page</news>, or change every word of this text.',
    bn: '<strong>সন্ধ্যা ছয়টায়</strong> বাতি জ্বলে ওঠে। আরও পড়ুন <news>আমাদের খবরের পাতায়</news>, কিংবা এই লেখার প্রতিটি শব্দ বদলে দিন।',
  },
  'editor.sample.quote': {
    en: 'I sell tea until five. At six I am a student.',
    bn: 'পাঁচটা পর্যন্ত চা বেচি। ছয়টায় আমি ছাত্র।',
  },
  'forms.donate.gives.Health': {
    en: 'For Health: this helps to pay for medicine at the Free Friday Clinic.',
    bn: 'স্বাস্থ্যের জন্য: এতে শুক্রবারের বিনামূল্যের ক্লিনিকে ওষুধ কেনা হয়।',
  },
  'forms.donate.gives.Education': {
    en: 'For Education: this helps to keep a lamp lit in the night school.',
    bn: 'শিক্ষার জন্য: এতে রাতের স্কুলে একটি বাতি জ্বলে।',
  },
  'forms.donate.gives.Microcredit': {
    en: 'For Microcredit: this helps to put a loom in a woman’s own name.',
    bn: 'ক্ষুদ্রঋণের জন্য: এতে একজন নারীর নিজের নামে একটি তাঁত হয়।',
  },
  'forms.donate.gives.Improving Quality Of Life': {
    en: 'For Improving Quality Of Life: this helps to sink a tube well close to home.',
    bn: 'জীবনমানের জন্য: এতে ঘরের কাছে একটি নলকূপ বসে।',
  },
  'forms.donate.gives.Environment': {
    en: 'For Environment: this helps to plant saplings on the embankment.',
    bn: 'পরিবেশের জন্য: এতে বাঁধে চারা লাগানো হয়।',
  },
  'forms.donate.gives.Orphanage': {
    en: 'For Orphanage: this helps to give a child a bed and a school place.',
    bn: 'শিশু নিবাসের জন্য: এতে একটি শিশু বিছানা আর স্কুলে জায়গা পায়।',
  },
  'forms.donate.gives.Old Home': {
    en: 'For Old Home: this helps with care and company for an elder.',
    bn: 'প্রবীণ নিবাসের জন্য: এতে একজন প্রবীণ যত্ন আর সঙ্গ পান।',
  },
  'mails.acknowledged.message.thanks': {
    en: 'Thank you for writing to {foundation}. A member of our team will read your message.',
    bn: 'আমাদের কাছে লেখার জন্য ধন্যবাদ। আমাদের দলের একজন আপনার বার্তাটি পড়বেন।',
  },
  'mails.acknowledged.message.steps.0': {
    en: 'We read every message, and pass it to whoever can answer it best.',
    bn: 'আমরা প্রতিটি বার্তা পড়ি এবং যিনি সবচেয়ে ভালো উত্তর দিতে পারবেন, তাঁর কাছে পৌঁছে দিই।',
  },
  'mails.acknowledged.message.steps.1': {
    en: 'We answer by e-mail, or phone you where that is quicker.',
    bn: 'আমরা ইমেইলে উত্তর দিই, কিংবা দ্রুত হলে ফোন করি।',
  },
  'mails.acknowledged.registration.steps.0': {
    en: 'Our volunteer coordinator phones or writes to you, to get to know you.',
    bn: 'আপনাকে জানতে আমাদের স্বেচ্ছাসেবক সমন্বয়ক ফোন করবেন বা লিখবেন।',
  },
  'mails.acknowledged.registration.steps.1': {
    en: 'Together we find the project or event that fits your hours.',
    bn: 'আপনার সময়ের সঙ্গে মানায় এমন প্রকল্প বা আয়োজন আমরা একসঙ্গে খুঁজে নেব।',
  },
  'mails.acknowledged.registration.steps.2': {
    en: 'We train you before you start. No experience is needed.',
    bn: 'শুরুর আগে আমরা আপনাকে প্রশিক্ষণ দেব। অভিজ্ঞতার দরকার নেই।',
  },
  'pledge.states.reported.text': {
    en: 'Thank you. A person compares your transaction ID with what arrived. This takes a working day or two; then this page says what came of it.',
    bn: 'ধন্যবাদ। আমাদের একজন লেনদেন আইডিটি হিসাবের সঙ্গে মিলিয়ে দেখছেন। এতে এক-দুই কর্মদিবস লাগে; এই পাতাতেই ফল জানতে পারবেন।',
  },
}
