import type { DemoIntro } from './shape'
import { both } from './write'

export const intros: DemoIntro[] = [
  {
    placement: 'projectDetails',
    title: both('Seven programs, one purpose', 'সাত কর্মসূচি, এক উদ্দেশ্য'),
    text: both(
      'Health, education, microcredit, quality of life, environment, orphanage and old home. Each program has its own team, and people from the village sit on every committee.',
      'স্বাস্থ্য, শিক্ষা, ক্ষুদ্রঋণ, জীবনমান, পরিবেশ, শিশু নিবাস ও প্রবীণ নিবাস। প্রতিটি কর্মসূচির নিজস্ব দল আছে, আর প্রতিটি কমিটিতে আছেন গ্রামের মানুষ।',
    ),
    images: ['savings-circle'],
  },
  {
    placement: 'eventsDetails',
    title: both('Come and sit with us', 'আসুন, পাশে বসুন'),
    text: both(
      'A run, a fair, an eye camp, a birthday. Our events are open to all and free of charge. Bring your neighbours: there is always one more place on the mat.',
      'দৌড়, মেলা, চক্ষুশিবির কিংবা জন্মদিন। আমাদের সব আয়োজন সবার জন্য খোলা, কোনো টিকিট লাগে না। প্রতিবেশীদেরও আনুন, মাদুরে আরও একজনের জায়গা সব সময় থাকে।',
    ),
    images: ['birthday'],
  },
  {
    placement: 'newsDetails',
    title: both('Letters from the river', 'নদীর চিঠি'),
    text: both(
      'What was built, who was trained, what it cost, and what we would do better next time. Short reports from Tongi and the chars, checked by the people they are about.',
      'কী গড়া হলো, কারা শিখলেন, কত খরচ হলো, আর পরেরবার কী আরও ভালো করব। টঙ্গী ও চর থেকে ছোট ছোট প্রতিবেদন; যাঁদের কথা লেখা, তাঁরাই আগে পড়ে দেখেন।',
    ),
    images: ['letters'],
  },
  {
    placement: 'healthDetails',
    title: both('Care that comes to you', 'সেবা আসে আপনার কাছে'),
    text: both(
      'A clinic in Tongi, two boats on the river, a pharmacy that opens at night and nurses who come to the bedside. Care is free for those who cannot pay, and the same for everyone.',
      'টঙ্গীতে ক্লিনিক, নদীতে দুটি নৌকা, রাতে খোলা ফার্মেসি আর শয্যাপাশে আসা সেবিকা। যাঁর সামর্থ্য নেই তাঁর জন্য বিনা মূল্যে, আর সবার জন্য একই যত্নে।',
    ),
    images: ['eye-camp'],
  },
  {
    placement: 'galleryCategoryDescription',
    title: both('A year in pictures', 'ছবিতে একটি বছর'),
    text: both(
      'Dawn on the water, chalk on a slate, tea in the garden. The pictures are drawn, so that nobody has to be photographed in order to be helped.',
      'জলে ভোর, স্লেটে চক, বাগানে চা। ছবিগুলো আঁকা, যাতে সাহায্য পেতে কাউকে ক্যামেরার সামনে দাঁড়াতে না হয়।',
    ),
    images: ['post-boat', 'village-fair', 'tea-stall-news', 'boishakh'],
  },
  {
    placement: 'donationCategoryDescription',
    title: both('What a gift becomes', 'উপহার থেকে যা হয়'),
    text: both(
      'A packet of medicine, a desk, a goat, a tube well. Choose what you want to see grow. We tell you when it stands, what it cost and who looks after it.',
      'এক প্যাকেট ওষুধ, একটি ডেস্ক, একটি ছাগল, একটি নলকূপ। কোনটি বেড়ে উঠতে দেখতে চান, বেছে নিন। কবে দাঁড়াল, কত লাগল আর কে দেখাশোনা করছেন, আমরা জানাব।',
    ),
    images: ['river', 'kantha-evening', 'paddywalk', 'goat-loan'],
  },
]
