/** Records that stand outside the grid: the home page's own block, the footer's list and the sidebar of the donation form. */
import type { DemoProject } from '../shape'
import { both, html, p } from '../write'

const health = both('Health', 'স্বাস্থ্য')
const education = both('Education', 'শিক্ষা')

export const homeProjects: DemoProject[] = [
  {
    title: both('The clinic that comes by boat', 'নৌকায় আসে যে ক্লিনিক'),
    text: both(
      'Six chars have no doctor and no road. From the first rains a nurse, a midwife and a box of medicine go to them, one char a day.',
      'ছয়টি চরে চিকিৎসক নেই, রাস্তাও নেই। প্রথম বৃষ্টি থেকে একজন নার্স, একজন ধাত্রী আর এক বাক্স ওষুধ যায় সেখানে, প্রতিদিন একটি চরে।',
    ),
    category: health,
    images: ['river-clinic', 'post-boat', 'mother-child'],
    pages: ['Home'],
    detail: {
      title: both('One char a day', 'প্রতিদিন একটি চর'),
      text: both(
        html(
          p(
            'The boat leaves the Tongi landing at six and ties up where the children wave it in. Blood pressure first, then mothers, then everybody else; whoever is too ill to wait comes back with it.',
          ),
          p(
            'A year of the boat costs as much as one ambulance, and an ambulance could not reach a single one of the six.',
          ),
        ),
        html(
          p(
            'নৌকা টঙ্গীর ঘাট ছাড়ে সকাল ছয়টায়, ভেড়ে সেখানে, যেখানে শিশুরা হাত নেড়ে ডাকে। প্রথমে রক্তচাপ, তারপর মায়েরা, তারপর বাকি সবাই; যাঁর অপেক্ষা করার অবস্থা নেই, তিনি নৌকাতেই ফেরেন।',
          ),
          p('নৌকার এক বছরের খরচ একটি অ্যাম্বুলেন্সের সমান, আর অ্যাম্বুলেন্স ওই ছয় চরের একটিতেও পৌঁছাতে পারত না।'),
        ),
      ),
      images: ['river', 'flood', 'volunteers', 'river-clinic'],
    },
    subcategories: [],
  },
]

export const footerProjects: DemoProject[] = [
  {
    title: both('Free Friday Clinic', 'শুক্রবারের ফ্রি ক্লিনিক'),
    text: both(
      'Four doctors and a patient ear, every Friday in Tongi.',
      'প্রতি শুক্রবার টঙ্গীতে চারজন চিকিৎসক, আর মন দিয়ে শোনা।',
    ),
    category: health,
    images: ['clinic', 'eye-camp', 'blood-donation'],
    pages: ['Footer'],
    detail: {
      title: both('Free Friday Clinic', 'শুক্রবারের ফ্রি ক্লিনিক'),
      text: both(
        html(
          p(
            'The gate on Ghat Road opens at eight and the first number is called at nine. No papers are needed, and no money.',
          ),
          p('Outside Fridays the nurse is there for dressings, injections and questions, from ten to four.'),
        ),
        html(
          p('ঘাট রোডের ফটক খোলে সকাল ৮টায়, প্রথম নম্বর ডাকা হয় ৯টায়। কাগজপত্র লাগে না, টাকাও না।'),
          p('শুক্রবার ছাড়া অন্য দিন ড্রেসিং, ইনজেকশন আর পরামর্শের জন্য নার্স থাকেন সকাল ১০টা থেকে বিকেল ৪টা।'),
        ),
      ),
      images: ['river', 'volunteers', 'flood', 'eye-camp'],
    },
    subcategories: [],
  },
  {
    title: both('Night school', 'নৈশ বিদ্যালয়'),
    text: both('Lessons by lamplight for children who work by day.', 'দিনে কাজ করা শিশুদের জন্য বাতির আলোয় ক্লাস।'),
    category: education,
    images: ['nightschool', 'second-classroom', 'library-boat'],
    pages: ['Footer'],
    detail: {
      title: both('Night school', 'নৈশ বিদ্যালয়'),
      text: both(
        html(
          p(
            'New pupils can join in January and July. Come at six with the child; a teacher will sit with you both for a quarter of an hour and find the right class.',
          ),
          p('There are no fees. Books, slates and supper are part of the lesson.'),
        ),
        html(
          p(
            'নতুন শিক্ষার্থী নেওয়া হয় জানুয়ারি ও জুলাইয়ে। সন্ধ্যা ছয়টায় শিশুকে নিয়ে আসুন; একজন শিক্ষক ১৫ মিনিট আপনাদের সঙ্গে বসে ঠিক শ্রেণিটি বেছে দেবেন।',
          ),
          p('কোনো বেতন নেই। বই, স্লেট আর রাতের খাবার ক্লাসেরই অংশ।'),
        ),
      ),
      images: ['paddywalk', 'tea-stall-news', 'kantha-evening', 'second-classroom'],
    },
    subcategories: [],
  },
  {
    title: both('Loans for looms', 'তাঁতের জন্য ঋণ'),
    text: both('Small, cheap, slow loans in a woman’s own name.', 'ছোট, সস্তা, ধীর ঋণ, নারীর নিজের নামে।'),
    category: both('Microcredit', 'ক্ষুদ্রঋণ'),
    images: ['weaver', 'sewing-class', 'savings-circle'],
    pages: ['Footer'],
    detail: {
      title: both('Loans for looms', 'তাঁতের জন্য ঋণ'),
      text: both(
        html(
          p(
            'To borrow, join a savings circle near you and save with it for six months. The circle then puts your name forward, and the money comes within ten days.',
          ),
          p('There are 88 circles between Tongi and the chars. The office knows which one meets closest to your door.'),
        ),
        html(
          p('ঋণ নিতে হলে কাছের একটি সঞ্চয় দলে যোগ দিয়ে ছয় মাস সঞ্চয় করুন। এরপর দলই আপনার নাম দেবে, টাকা আসবে দশ দিনের মধ্যে।'),
          p('টঙ্গী থেকে চর পর্যন্ত ৮৮টি দল আছে। আপনার দরজার সবচেয়ে কাছে কোনটি বসে, কার্যালয় বলে দেবে।'),
        ),
      ),
      images: ['kantha-evening', 'post-boat', 'village-fair', 'sewing-class'],
    },
    subcategories: [],
  },
  {
    title: both('Clean water', 'নিরাপদ পানি'),
    text: both('Tested wells within forty steps of the door.', 'দরজা থেকে চল্লিশ কদমের মধ্যে পরীক্ষিত নলকূপ।'),
    category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
    images: ['tubewell', 'handwash', 'raised-house'],
    pages: ['Footer'],
    detail: {
      title: both('Clean water', 'নিরাপদ পানি'),
      text: both(
        html(
          p(
            'Any lane can ask for a test: bring a rinsed bottle of your water to the office on a Saturday and collect the result on Monday, free of charge.',
          ),
          p('If arsenic is found, the pump is closed and a deeper well is drilled before the next one on our list.'),
        ),
        html(
          p('যেকোনো গলি থেকেই পানি পরীক্ষা করানো যায়: শনিবার ধোয়া বোতলে পানি নিয়ে কার্যালয়ে আসুন, ফল নিন সোমবার, বিনা মূল্যে।'),
          p('আর্সেনিক পাওয়া গেলে সেই নলকূপ বন্ধ করে তালিকার সবার আগে সেখানেই গভীর নলকূপ বসানো হয়।'),
        ),
      ),
      images: ['river', 'flood', 'paddywalk', 'handwash'],
    },
    subcategories: [],
  },
  {
    title: both('Embankment trees', 'বাঁধের গাছ'),
    text: both('Forty-one thousand guardians of the bank.', 'পাড়ের একচল্লিশ হাজার পাহারাদার।'),
    category: both('Environment', 'পরিবেশ'),
    images: ['planting', 'mangrove', 'river-cleanup'],
    pages: ['Footer'],
    detail: {
      title: both('Embankment trees', 'বাঁধের গাছ'),
      text: both(
        html(
          p(
            'You can become the guardian of a tree. Your name, or the name of someone you remember, is stamped on a tin tag and tied to a bamboo guard.',
          ),
          p('Planting days are in May, watering days in March. Both end with tea.'),
        ),
        html(
          p(
            'আপনিও একটি গাছের অভিভাবক হতে পারেন। আপনার নাম, কিংবা স্মরণ করতে চান এমন কারও নাম, টিনের ফলকে খোদাই করে বাঁশের বেড়ায় বেঁধে দেওয়া হয়।',
          ),
          p('চারা লাগানোর দিন মে মাসে, পানি দেওয়ার দিন মার্চে। দুটোই শেষ হয় চায়ে।'),
        ),
      ),
      images: ['paddywalk', 'river', 'volunteers', 'mangrove'],
    },
    subcategories: [],
  },
]

export const donationProjects: DemoProject[] = [
  {
    title: both('Free Friday Clinic', 'শুক্রবারের ফ্রি ক্লিনিক'),
    text: both('Doctors and medicine, every Friday.', 'প্রতি শুক্রবার চিকিৎসক আর ওষুধ।'),
    category: health,
    images: ['clinic', 'pharmacy', 'mother-child'],
    pages: ['Donation'],
    detail: {
      title: both('What your gift does at the clinic', 'ক্লিনিকে আপনার অনুদান'),
      text: both(
        html(
          p(
            '৳500 is a month of blood-pressure tablets. ৳2,500 is a morning of laboratory tests. ৳10,000 sends the river boat out for a day.',
          ),
          p('Patients sign for what they receive, and the committee checks the shelf against the ledger every week.'),
        ),
        html(
          p('৳৫০০ মানে এক মাসের রক্তচাপের ওষুধ। ৳২,৫০০ মানে এক সকালের ল্যাব পরীক্ষা। ৳১০,০০০ মানে নদীর নৌকার এক দিন।'),
          p('রোগীরা ওষুধ বুঝে নিয়ে সই করেন, আর কমিটি প্রতি সপ্তাহে তাক আর খাতা মিলিয়ে দেখে।'),
        ),
      ),
      images: ['river', 'flood', 'volunteers', 'pharmacy'],
    },
    subcategories: [],
  },
  {
    title: both('Night school', 'নৈশ বিদ্যালয়'),
    text: both('Lessons from 6 pm to 9 pm.', 'ক্লাস সন্ধ্যা ৬টা থেকে রাত ৯টা।'),
    category: education,
    images: ['nightschool', 'slates', 'computer-class'],
    pages: ['Donation'],
    detail: {
      title: both('What your gift does at the night school', 'নৈশ বিদ্যালয়ে আপনার অনুদান'),
      text: both(
        html(
          p(
            '৳500 buys a pupil’s books for a year. ৳1,000 keeps a lamp lit for a season. ৳5,000 is a week of a teacher’s pay.',
          ),
          p(
            'Each winter we write to every giver with the register, the results and one page from a pupil’s exercise book.',
          ),
        ),
        html(
          p('৳৫০০ মানে একজন শিক্ষার্থীর এক বছরের বই। ৳১,০০০ মানে এক মৌসুমের আলো। ৳৫,০০০ মানে একজন শিক্ষকের এক সপ্তাহের বেতন।'),
          p('প্রতি শীতে আমরা প্রত্যেক দাতাকে লিখি, সঙ্গে থাকে হাজিরা, ফলাফল আর কোনো শিক্ষার্থীর খাতার একটি পাতা।'),
        ),
      ),
      images: ['paddywalk', 'tea-stall-news', 'kantha-evening', 'slates'],
    },
    subcategories: [],
  },
  {
    title: both('A home that reads aloud', 'যে বাড়িতে গল্প পড়া হয়'),
    text: both('A bed and a school place.', 'একটি বিছানা আর স্কুলে একটি আসন।'),
    category: both('Orphanage', 'শিশু নিবাস'),
    images: ['orphanage', 'long-table', 'birthday'],
    pages: ['Donation'],
    detail: {
      title: both('What your gift does at the home', 'শিশু নিবাসে আপনার অনুদান'),
      text: both(
        html(
          p(
            '৳1,000 fills the long table for an evening. ৳2,500 is a school year’s shoes, satchel and fees for one child. Gifts go to the house as a whole, never to one child alone.',
          ),
          p('You are welcome to visit. Come for the story at eight.'),
        ),
        html(
          p(
            '৳১,০০০ মানে লম্বা টেবিলে এক সন্ধ্যার খাবার। ৳২,৫০০ মানে এক শিশুর বছরের জুতা, ব্যাগ আর বেতন। অনুদান যায় পুরো বাড়ির জন্য, কখনো একা একটি শিশুর নামে নয়।',
          ),
          p('দেখতে আসতে পারেন। রাত আটটায় আসুন, গল্প শুরুর সময়।'),
        ),
      ),
      images: ['village-fair', 'paddywalk', 'river', 'long-table'],
    },
    subcategories: [],
  },
]
