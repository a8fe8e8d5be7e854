import type { DemoCampaign } from '../shape'
import { both, html, p } from '../write'

export const treatment: DemoCampaign = {
  title: both('Treatment, and the bus fare too', 'চিকিৎসা, সঙ্গে বাসভাড়াও'),
  text: both(
    'Cancer care lasts months. This fund pays for tests, medicine and the way to the hospital in Dhaka and home again.',
    'ক্যানসারের চিকিৎসা চলে মাসের পর মাস। এই তহবিল থেকে দেওয়া হয় পরীক্ষা, ওষুধ আর ঢাকার হাসপাতালে যাওয়া-আসার খরচ।',
  ),
  category: both('Health', 'স্বাস্থ্য'),
  image: 'cancer-care',
  pages: [],
  currency: 'BDT',
  goal: 3_200_000,
  story: {
    who: both('Patients whose treatment has begun', 'যাঁদের চিকিৎসা শুরু হয়েছে'),
    where: both('From Tongi to the hospitals of Dhaka', 'টঙ্গী থেকে ঢাকার হাসপাতাল'),
    text: both(
      html(
        p(
          'Most who stop a treatment do not stop because of the medicine, but because of the way: two buses, a day without wages, somebody who must come along. We pay the fare first, and then what the hospital asks.',
        ),
      ),
      html(
        p(
          'যাঁরা মাঝপথে চিকিৎসা ছেড়ে দেন, বেশির ভাগই ওষুধের জন্য ছাড়েন না, ছাড়েন পথের জন্য: দুটি বাস, এক দিনের মজুরি নেই, সঙ্গে একজনকে আসতে হয়। আমরা আগে দিই ভাড়া, তারপর হাসপাতাল যা চায়।',
        ),
      ),
    ),
    outcome: both(
      'Whoever has begun can finish. The clinic’s doctor decides with the patient what is paid, and nobody’s name is told here.',
      'যিনি শুরু করেছেন, তিনি শেষ করতে পারেন। কী দেওয়া হবে, তা রোগীর সঙ্গে বসে ঠিক করেন ক্লিনিকের চিকিৎসক; কারও নাম এখানে বলা হয় না।',
    ),
    sums: [
      { amount: 300, does: both('The way there and back for a patient', 'একজন রোগীর যাওয়া-আসার ভাড়া') },
      { amount: 1500, does: both('A month of fares for two', 'দুজনের এক মাসের ভাড়া') },
      { amount: 8000, does: both('One round of medicine', 'এক দফার ওষুধ') },
    ],
  },
  raisedBefore: 984_000,
}
