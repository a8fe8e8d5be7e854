import type { DemoContent } from './shape'
import { both } from './write'

export const faqs: DemoContent['faqs'] = [
  {
    question: both('Where does my donation go?', 'আমার অনুদান কোথায় যায়?'),
    answer: both(
      'To the project you choose. If you leave the choice to us, it goes to the program with the greatest need that month. Each project page shows what was raised against its goal.',
      'আপনি যে প্রকল্প বেছে নেন, সেখানেই। বেছে নেওয়ার ভার আমাদের দিলে সে মাসে যে কর্মসূচির প্রয়োজন সবচেয়ে বেশি, টাকা সেখানে যায়। লক্ষ্যের কতটা উঠেছে, তা প্রতিটি প্রকল্পের পাতায় লেখা থাকে।',
    ),
  },
  {
    question: both('Can I give with Nagad, bKash or Upay?', 'নগদ, বিকাশ বা উপায়ে কি অনুদান দেওয়া যায়?'),
    answer: both(
      'Yes. Choose one of them on the donation form. The page after it says how to send the money, and asks for the transaction ID there. A bank transfer works the same way. We never ask for your PIN or password.',
      'হ্যাঁ। অনুদানের ফর্মে একটি বেছে নিন। টাকা কীভাবে পাঠাবেন তা পরের পাতায় লেখা আছে, ট্রানজ্যাকশন আইডিও সেখানেই চাওয়া হয়। ব্যাংকে পাঠালেও নিয়ম একই। আমরা কখনো আপনার পিন বা পাসওয়ার্ড চাই না।',
    ),
  },
  {
    question: both('How do I get a receipt?', 'রসিদ পাব কীভাবে?'),
    answer: both(
      'It comes by e-mail once we have matched your transaction with our bank or wallet statement, usually within three working days. If it is late, call the helpline and have your transaction ID at hand.',
      'ব্যাংক বা ওয়ালেটের হিসাবের সঙ্গে আপনার লেনদেন মিলিয়ে নেওয়ার পর রসিদ ইমেইলে যায়, সাধারণত তিন কর্মদিবসের মধ্যে। দেরি হলে ট্রানজ্যাকশন আইডিটি হাতে রেখে হেল্পলাইনে ফোন করুন।',
    ),
  },
  {
    question: both('May I visit a project?', 'কোনো প্রকল্প কি ঘুরে দেখা যায়?'),
    answer: both(
      'Gladly. Write or call a week ahead, so that the people who live and learn there can agree to it. The clinic sees visitors on Fridays after two, the night school at six. At the children’s home we ask you not to take photographs.',
      'অবশ্যই। এক সপ্তাহ আগে লিখুন বা ফোন করুন, যাতে সেখানে যাঁরা থাকেন বা পড়েন তাঁদের সম্মতি নেওয়া যায়। ক্লিনিকে আসতে পারেন শুক্রবার বেলা দুইটার পরে, নৈশ বিদ্যালয়ে সন্ধ্যা ছয়টায়। শিশু নিবাসে ছবি না তোলার অনুরোধ রইল।',
    ),
  },
  {
    question: both('What do volunteers do?', 'স্বেচ্ছাসেবকেরা কী করেন?'),
    answer: both(
      'They teach an evening class, pack medicine, plant saplings, read to elders or row a relief boat. Two hours a week are enough. No experience needed: we train every volunteer.',
      'কেউ সন্ধ্যার ক্লাস নেন, কেউ ওষুধ গোছান, চারা লাগান, প্রবীণদের বই পড়ে শোনান বা ত্রাণের নৌকা বান। সপ্তাহে দুই ঘণ্টাই যথেষ্ট। অভিজ্ঞতা লাগে না, প্রত্যেককে আমরা শিখিয়ে নিই।',
    ),
  },
  {
    question: both('Can I give from outside Bangladesh?', 'দেশের বাইরে থেকে কি অনুদান দেওয়া যায়?'),
    answer: both(
      'Yes, by bank transfer, in dollars, taka or yen. We keep each currency in its own account book and report it as it was given. Your bank will ask for the account name and branch on the form.',
      'যায়, ব্যাংকের মাধ্যমে, ডলার, টাকা বা ইয়েনে। প্রতিটি মুদ্রার হিসাব আমরা আলাদা রাখি এবং যেভাবে পেয়েছি সেভাবেই দেখাই। ফর্মে দেওয়া অ্যাকাউন্টের নাম ও শাখা আপনার ব্যাংক জানতে চাইবে।',
    ),
  },
  {
    question: both('May I give goods instead of money?', 'টাকার বদলে কি জিনিসপত্র দেওয়া যায়?'),
    answer: both(
      'New blankets, storybooks in Bangla or English, sewing machines in working order and sealed medicine with at least a year to run are always of use. Call first: we will tell you what this season needs and where to bring it.',
      'নতুন কম্বল, বাংলা বা ইংরেজি গল্পের বই, সচল সেলাই মেশিন আর অন্তত এক বছর মেয়াদ আছে এমন মোড়কবদ্ধ ওষুধ সব সময় কাজে লাগে। আগে ফোন করুন, এ মৌসুমে কী দরকার আর কোথায় আনবেন, বলে দেব।',
    ),
  },
  {
    question: both('Can I read your accounts?', 'আপনাদের হিসাব কি দেখা যায়?'),
    answer: both(
      'Yes, at our Tongi office: write or call before you come. What each campaign has received stands on its page. Village committees see the costs of their own project every month, down to the last nail. Once there is an audited report, it is published here.',
      'হ্যাঁ, টঙ্গীর কার্যালয়ে: আসার আগে লিখুন বা ফোন করুন। কোন ক্যাম্পেইনে কত এসেছে, তার পাতাতেই লেখা। গ্রামের কমিটি নিজেদের প্রকল্পের খরচ প্রতি মাসে দেখে, শেষ পেরেকটির দাম পর্যন্ত। নিরীক্ষিত প্রতিবেদন হলে তা এখানেই প্রকাশ করা হবে।',
    ),
  },
]
