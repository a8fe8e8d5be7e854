import type { Bilingual, DemoPerson } from './shape'
import { both } from './write'

const volunteer = (image: string, name: Bilingual): DemoPerson => ({
  role: 'volunteer',
  name,
  designation: both('Volunteer', 'স্বেচ্ছাসেবক'),
  image,
})

const manager = (image: string, name: Bilingual, designation: Bilingual): DemoPerson => ({
  role: 'management',
  name,
  designation,
  image,
})

export const people: DemoPerson[] = [
  {
    role: 'chairman',
    name: both('Professor Anwarul Haque Talukder', 'অধ্যাপক আনোয়ারুল হক তালুকদার'),
    title: both('A word from the chairman', 'চেয়ারম্যানের কথা'),
    designation: both('Chairman', 'চেয়ারম্যান'),
    text: both(
      'I grew up on this river and learned to read by a borrowed lamp. When I retired from teaching, eleven of us put our first month’s pension on a table in Tongi and opened a clinic on a Friday, because that was the day the doctor was free.\n\nThe table is longer now, but the rule has not changed: whoever is helped is also asked. A program that its own neighbours would not run is a program we do not start.',
      'এই নদীর পাড়েই আমার বড় হওয়া, ধার করা কুপির আলোয় পড়তে শেখা। শিক্ষকতা থেকে অবসরের পর আমরা এগারোজন প্রথম মাসের পেনশনের টাকা টঙ্গীর এক টেবিলে রেখে ক্লিনিক খুলেছিলাম। দিনটি ছিল শুক্রবার, কারণ সেদিনই চিকিৎসকের ছুটি।\n\nটেবিলটি এখন লম্বা হয়েছে, নিয়ম বদলায়নি: যাঁর জন্য কাজ, সিদ্ধান্তও তাঁরই। যে কাজ প্রতিবেশীরা নিজেরা চালাতে চাইবেন না, তা আমরা শুরু করি না।',
    ),
    image: 'portrait-chairman',
  },
  {
    role: 'currentChairman',
    name: both('Professor Anwarul Haque Talukder', 'অধ্যাপক আনোয়ারুল হক তালুকদার'),
    title: both('Chairman of the board, 2025 to 2027', 'পর্ষদ চেয়ারম্যান, ২০২৫ থেকে ২০২৭'),
    designation: both('Chairman', 'চেয়ারম্যান'),
    text: both(
      'In this term the board has three promises to keep: a third clinic boat, a second room at every night school, and accounts on paper at every tea stall.',
      'এই মেয়াদে পর্ষদের কথা তিনটি: তৃতীয় ক্লিনিক-নৌকা, প্রতিটি নৈশ বিদ্যালয়ে দ্বিতীয় কক্ষ, আর প্রতিটি চায়ের দোকানে টাঙানো হিসাব।',
    ),
    // The portrait stands above, beside the chairman's word.
  },
  {
    role: 'viceChairman',
    name: both('Rokeya Sultana', 'রোকেয়া সুলতানা'),
    title: both('Women hold the ledger', 'খাতা থাকে নারীদের হাতে'),
    designation: both('Vice Chairman', 'ভাইস চেয়ারম্যান'),
    text: both(
      'I kept the books of a cotton mill for thirty years. In our savings circles I met women who had never held a pen and could tell you every instalment in the village from memory.\n\nSo we gave them the ledger. Ninety-seven loans of every hundred come back on the day agreed, and the circle, not the office, decides who is next.',
      'ত্রিশ বছর একটি সুতাকলের হিসাব রেখেছি। আমাদের সঞ্চয় দলে এমন নারীদের পেয়েছি, যাঁরা কখনো কলম ধরেননি, অথচ গ্রামের প্রতিটি কিস্তি যাঁদের মুখস্থ।\n\nতাই খাতাটা তাঁদের হাতেই দিয়েছি। এখন প্রতি ১০০ ঋণের ৯৭টি ফেরে ঠিক দিনে, আর পরের ঋণ কে পাবেন, তা ঠিক করে দল, কার্যালয় নয়।',
    ),
    image: 'portrait-vice-chairman',
  },
  {
    role: 'viceChairman',
    name: both('Mahbub Alam', 'মাহবুব আলম'),
    title: both('Build it so that it can be mended', 'এমন করে গড়ো, যেন সারানো যায়'),
    designation: both('Vice Chairman, Works', 'ভাইস চেয়ারম্যান, নির্মাণ'),
    text: both(
      'An engineer learns humility from a tube well. Ours are simple on purpose: every part can be bought in Tongi bazaar, and in each village two people, at least one of them a woman, are trained and paid to look after it.',
      'নলকূপ একজন প্রকৌশলীকে বিনয় শেখায়। আমাদের নলকূপ ইচ্ছা করেই সাদামাটা: প্রতিটি যন্ত্রাংশ টঙ্গী বাজারে মেলে, আর প্রতি গ্রামে দুজন, যাঁদের অন্তত একজন নারী, প্রশিক্ষণ ও পারিশ্রমিক নিয়ে দেখাশোনা করেন।',
    ),
    image: 'portrait-director',
  },
  {
    role: 'assistantViceChairman',
    name: both('Shamsul Arefin', 'শামসুল আরেফিন'),
    title: both('Friend of the old home', 'প্রবীণ নিবাসের বন্ধু'),
    designation: both('Assistant Vice Chairman', 'সহকারী ভাইস চেয়ারম্যান'),
    text: both(
      'I come every morning for the newspaper and stay for the carrom. What our elders ask for is rarely medicine. It is mostly a partner for the game.',
      'রোজ সকালে আসি খবরের কাগজ পড়তে, থেকে যাই ক্যারমের টানে। আমাদের প্রবীণেরা ওষুধ চান কমই, বেশি চান খেলার একজন সঙ্গী।',
    ),
    image: 'portrait-assistant-vice-chairman',
  },
  {
    role: 'director',
    name: both('Nilufar Yasmin', 'নিলুফার ইয়াসমিন'),
    title: both('From the executive director', 'নির্বাহী পরিচালকের কথা'),
    designation: both('Executive Director', 'নির্বাহী পরিচালক'),
    text: both(
      'My day begins at the ghat. If the boats have left on time, most other things will go well too.\n\nWe are forty-one staff and two hundred and thirty volunteers. Of each hundred taka we spend, eighty-eight go into the programs, and you can follow them to the shelf, the desk or the well. If you cannot, call me: my number is on the wall of every clinic.',
      'আমার দিন শুরু হয় ঘাটে। নৌকাগুলো ঠিক সময়ে ছাড়লে বাকি কাজও প্রায় ঠিকই চলে।\n\nআমরা ৪১ জন কর্মী আর ২৩০ জন স্বেচ্ছাসেবক। প্রতি ১০০ টাকার ৮৮ টাকা যায় সরাসরি কর্মসূচিতে; কোন তাকে, কোন ডেস্কে, কোন নলকূপে গেল, আপনি মিলিয়ে নিতে পারেন। না মিললে আমাকে ফোন করুন, প্রতিটি ক্লিনিকের দেয়ালে আমার নম্বর লেখা আছে।',
    ),
    image: 'portrait-executive-director',
  },
  manager('portrait-manager-1', both('Sharmin Akter', 'শারমিন আক্তার'), both('Programme Manager', 'কর্মসূচি ব্যবস্থাপক')),
  manager('portrait-manager-2', both('Dr Tania Rahman', 'ডা. তানিয়া রহমান'), both('Field Doctor', 'মাঠপর্যায়ের চিকিৎসক')),
  manager('portrait-manager-3', both('Md. Yusuf Ali', 'মো. ইউসুফ আলী'), both('Microcredit Manager', 'ক্ষুদ্রঋণ ব্যবস্থাপক')),
  manager('portrait-manager-4', both('Mousumi Das', 'মৌসুমী দাস'), both('Education Manager', 'শিক্ষা ব্যবস্থাপক')),
  manager('portrait-manager-5', both('Imran Kabir', 'ইমরান কবির'), both('Technical Manager', 'কারিগরি ব্যবস্থাপক')),
  manager('portrait-manager-6', both('Hasina Begum', 'হাসিনা বেগম'), both('Health Manager', 'স্বাস্থ্য ব্যবস্থাপক')),
  volunteer('portrait-volunteer-1', both('Sabbir Hossain', 'সাব্বির হোসেন')),
  volunteer('portrait-volunteer-2', both('Nusrat Jahan', 'নুসরাত জাহান')),
  volunteer('portrait-volunteer-3', both('Ayesha Siddika', 'আয়েশা সিদ্দিকা')),
  volunteer('portrait-volunteer-4', both('Rakib Hasan', 'রাকিব হাসান')),
  volunteer('portrait-volunteer-5', both('Rinky Chakma', 'রিংকি চাকমা')),
  volunteer('portrait-volunteer-6', both('Abdur Razzak', 'আবদুর রাজ্জাক')),
  volunteer('portrait-volunteer-7', both('Jamal Uddin', 'জামাল উদ্দিন')),
  volunteer('portrait-volunteer-8', both('Laboni Roy', 'লাবণী রায়')),
]
