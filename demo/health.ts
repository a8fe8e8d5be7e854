import type { DemoHealth } from './shape'
import { both, h2, html, p, quote, ul } from './write'

const category = both('Health', 'স্বাস্থ্য')

export const health: DemoHealth[] = [
  {
    title: both('Free Friday Clinic', 'শুক্রবারের ফ্রি ক্লিনিক'),
    text: both(
      'Four doctors, a laboratory and a patient ear, every Friday from nine to five in Tongi.',
      'প্রতি শুক্রবার সকাল ৯টা থেকে বিকেল ৫টা, টঙ্গীতে চারজন চিকিৎসক, একটি ল্যাবরেটরি আর মন দিয়ে শোনার মানুষ।',
    ),
    category,
    image: 'clinic',
    detail: {
      title: both('Free Friday Clinic', 'শুক্রবারের ফ্রি ক্লিনিক'),
      text: both(
        html(
          p(
            'The first patient is usually at the gate by seven. At nine the nurse calls the numbers, and by evening some hundred and eighty people have been seen, without paying and without being hurried.',
          ),
          h2('What you will find'),
          ul(
            'General medicine, children, women’s health and teeth',
            'Blood sugar, blood pressure and the common tests, with results the same day',
            'Medicine for a month, and a card for the next visit',
          ),
          p('Whoever can pay something puts it in the box by the door. Nobody watches the box.'),
          quote('He asked about my work before he asked about my cough.', 'Nasima, brick-field worker'),
        ),
        html(
          p(
            'প্রথম রোগী সাধারণত সাতটার মধ্যেই ফটকে। নয়টায় নার্স নম্বর ডাকেন, আর সন্ধ্যা নামতে নামতে প্রায় ১৮০ জনকে দেখা হয়, টাকা ছাড়া এবং তাড়া ছাড়া।',
          ),
          h2('যা পাবেন'),
          ul(
            'সাধারণ রোগ, শিশু, নারীস্বাস্থ্য ও দাঁতের চিকিৎসা',
            'রক্তে শর্করা, রক্তচাপ ও সাধারণ পরীক্ষা, ফল সেদিনই',
            'এক মাসের ওষুধ আর পরের সাক্ষাতের কার্ড',
          ),
          p('যাঁর সাধ্য আছে, দরজার পাশের বাক্সে কিছু রেখে যান। বাক্সের দিকে কেউ তাকিয়ে থাকে না।'),
          quote('কাশির কথা জিজ্ঞেস করার আগে ডাক্তার আমার কাজের কথা জিজ্ঞেস করেছেন।', 'নাসিমা, ইটখোলার শ্রমিক'),
        ),
      ),
      images: ['clinic'],
    },
  },
  {
    title: both('River clinic', 'নদী-ক্লিনিক'),
    text: both(
      'Two boats with a doctor, a nurse and a midwife call at eighteen landing places.',
      'চিকিৎসক, নার্স আর ধাত্রী নিয়ে দুটি নৌকা ভেড়ে ১৮টি ঘাটে।',
    ),
    category,
    image: 'river-clinic',
    detail: {
      title: both('River clinic', 'নদী-ক্লিনিক'),
      text: both(
        html(
          p(
            'On the chars the nearest road can be two hours away. So the clinic has a mast and a timetable: each landing place sees the boat every second week, in all seasons.',
          ),
          ul(
            'Examination room with a curtain and a lamp',
            'Vaccines kept cold by the sun',
            'A stretcher and an engine for emergencies',
          ),
          p(
            'Patients who need a hospital are taken there and met by a volunteer at the gate, who stays until they know where everything is.',
          ),
          quote('A boat rocks a child to sleep. Half my work is done for me.', 'Dr Tania Rahman, field doctor'),
        ),
        html(
          p(
            'চরে কাছের পাকা রাস্তাটিও কখনো দুই ঘণ্টার পথ। তাই এই ক্লিনিকের মাস্তুল আছে, সময়সূচিও আছে: প্রতি ঘাটে দুই সপ্তাহে একবার, সব ঋতুতে।',
          ),
          ul('পর্দা ও বাতিসহ পরীক্ষার ঘর', 'সৌরশক্তিতে ঠান্ডা রাখা টিকা', 'জরুরি রোগীর জন্য স্ট্রেচার ও ইঞ্জিন'),
          p(
            'হাসপাতালে নেওয়া দরকার হলে নৌকাই পৌঁছে দেয়। ফটকে অপেক্ষায় থাকেন একজন স্বেচ্ছাসেবক; কোথায় কী, রোগী বুঝে না নেওয়া পর্যন্ত তিনি সঙ্গেই থাকেন।',
          ),
          quote('নৌকার দুলুনিতে শিশু ঘুমিয়ে পড়ে। অর্ধেক কাজ আমার এমনিই হয়ে যায়।', 'ডা. তানিয়া রহমান, মাঠপর্যায়ের চিকিৎসক'),
        ),
      ),
      images: ['river-clinic'],
    },
  },
  {
    title: both('Mother and child mornings', 'মা ও শিশুর সকাল'),
    text: both(
      'Scales, vaccines and advice for the first thousand days of a life.',
      'জীবনের প্রথম হাজার দিনের জন্য ওজন মাপা, টিকা আর পরামর্শ।',
    ),
    category,
    image: 'mother-child',
    detail: {
      title: both('Mother and child mornings', 'মা ও শিশুর সকাল'),
      text: both(
        html(
          p(
            'Every Monday and Wednesday, health workers from the neighbourhood open their own verandahs. They weigh babies, mark the growth card and listen to how the nights have been.',
          ),
          ul(
            'Four check-ups before birth, two after',
            'Vaccines on the national calendar',
            'A cooking hour with fish, lentils and greens from the market',
          ),
          p('A card that stops rising is not a bad mark. It is a reason to come by the next day.'),
          quote('We draw the line together, she and I. It is her line.', 'Hasina Begum, health manager'),
        ),
        html(
          p(
            'প্রতি সোম ও বুধবার পাড়ার স্বাস্থ্যকর্মীরা নিজেদের বারান্দাই খুলে দেন। শিশুর ওজন মাপেন, কার্ডে দাগ দেন, আর শোনেন রাতগুলো কেমন কাটছে।',
          ),
          ul('প্রসবের আগে চারবার, পরে দুবার স্বাস্থ্য পরীক্ষা', 'জাতীয় সূচি অনুযায়ী টিকা', 'বাজারের মাছ, ডাল আর শাক দিয়ে রান্নার আসর'),
          p('কার্ডের রেখা থেমে যাওয়া মানে কম নম্বর পাওয়া নয়। মানে, পরদিনই একবার দেখে আসা।'),
          quote('রেখাটা আমরা দুজনে মিলে টানি, মা আর আমি। তবে রেখাটা মায়েরই।', 'হাসিনা বেগম, স্বাস্থ্য ব্যবস্থাপক'),
        ),
      ),
      images: ['mother-child'],
    },
  },
  {
    title: both('Cancer care at home', 'ঘরে বসে ক্যানসার সেবা'),
    text: both(
      'Nurses at the bedside, help with hospital papers, and company on the long days.',
      'শয্যাপাশে সেবিকা, হাসপাতালের কাগজপত্রে সহায়তা, আর লম্বা দিনগুলোয় সঙ্গ।',
    ),
    category,
    image: 'cancer-care',
    detail: {
      title: both('Cancer care at home', 'ঘরে বসে ক্যানসার সেবা'),
      text: both(
        html(
          p(
            'Treatment happens in the hospital; life goes on at home. Three nurses visit sixty-four people in and around Tongi, once a week or once a day, as it is needed.',
          ),
          ul(
            'Pain relief and dressings',
            'Fares, lodging and papers for treatment in Dhaka',
            'Someone to read, cook or simply sit',
          ),
          p('The patient decides what is talked about. Families have a telephone number that is answered at night.'),
          quote(
            'My daughter reads to me. On Tuesdays the nurse wants to hear the next chapter too.',
            'Monowara, in treatment since March',
          ),
        ),
        html(
          p(
            'চিকিৎসা হয় হাসপাতালে, জীবন চলে ঘরে। তিনজন সেবিকা টঙ্গী ও আশপাশে ৬৪ জনের কাছে যান, কারও কাছে সপ্তাহে এক দিন, কারও কাছে রোজ, যেমন দরকার।',
          ),
          ul('ব্যথা কমানো ও ড্রেসিং', 'ঢাকায় চিকিৎসার ভাড়া, থাকা ও কাগজপত্র', 'পড়ে শোনানো, রান্না, কিংবা শুধু পাশে বসে থাকার একজন'),
          p('কী নিয়ে কথা হবে, তা ঠিক করেন রোগী নিজে। পরিবারের কাছে আছে একটি ফোন নম্বর, যা রাতেও ধরা হয়।'),
          quote('মেয়ে আমাকে পড়ে শোনায়। মঙ্গলবার এলে সেবিকাও বলেন, তারপর কী হলো?', 'মনোয়ারা, মার্চ থেকে চিকিৎসাধীন'),
        ),
      ),
      images: ['cancer-care'],
    },
  },
]
