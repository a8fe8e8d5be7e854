import type { DemoCampaign } from '../shape'
import { both, html, p, quote, scene } from '../write'

export const clinic: DemoCampaign = {
  title: both('Keep the Friday clinic open', 'শুক্রবারের ক্লিনিক খোলা থাকুক'),
  text: both(
    'Medicine, tests and a doctor’s time for patients who cannot pay.',
    'যাঁদের সামর্থ্য নেই, তাঁদের জন্য ওষুধ, পরীক্ষা আর চিকিৎসকের সময়।',
  ),
  category: both('Health', 'স্বাস্থ্য'),
  image: 'pharmacy',
  pages: ['Home'],
  currency: 'BDT',
  goal: 1_800_000,
  until: '2027-03-31',
  story: {
    who: both('A hundred and eighty patients a week', 'সপ্তাহে ১৮০ জন রোগী'),
    where: both('The clinic in Tongi, and two boats', 'টঙ্গীর ক্লিনিক, আর দুটি নৌকা'),
    asks: both('The clinic’s committee of eleven neighbours', 'ক্লিনিকের ১১ জন প্রতিবেশীর কমিটি'),
    text: both(
      html(
        p(
          'Every Friday people wait on the bench under the veranda from seven. Most have come on foot, some by the first boat. Two of three pay nothing, because a day’s wage or a week of medicine is all that they have to choose between.',
        ),
        p(
          'The doctors give their time. What has to be bought is everything else: medicine, strips for the sugar test, the nurse’s wage and oil for the boats.',
        ),
        scene('river-clinic'),
        quote('I ask nobody what they can pay. I ask where it hurts.', 'The nurse who calls the numbers'),
      ),
      html(
        p(
          'প্রতি শুক্রবার সকাল সাতটা থেকে বারান্দার বেঞ্চে মানুষ বসে থাকেন। বেশির ভাগ আসেন হেঁটে, কেউ কেউ প্রথম নৌকায়। তিনজনে দুজন কিছুই দেন না, কারণ তাঁদের বেছে নিতে হয় এক দিনের মজুরি আর এক সপ্তাহের ওষুধের মধ্যে একটি।',
        ),
        p('চিকিৎসকেরা সময় দেন বিনা পয়সায়। কিনতে হয় বাকি সব: ওষুধ, রক্তে চিনি মাপার স্ট্রিপ, নার্সের বেতন আর নৌকার তেল।'),
        scene('river-clinic'),
        quote('কে কত দিতে পারবেন, জিজ্ঞেস করি না। জিজ্ঞেস করি, কোথায় ব্যথা।', 'যে নার্স নম্বর ডাকেন'),
      ),
    ),
    outcome: both(
      'The door stays open on all fifty-two Fridays of the year, floods included. The committee counts the medicine against the ledger every month.',
      'বছরের ৫২টি শুক্রবারই দরজা খোলা থাকে, বন্যাতেও। কমিটি প্রতি মাসে খাতার সঙ্গে ওষুধ মিলিয়ে দেখে।',
    ),
    sums: [
      { amount: 500, does: both('A week of medicine for one patient', 'একজন রোগীর এক সপ্তাহের ওষুধ') },
      { amount: 1500, does: both('Blood tests for five patients', 'পাঁচজন রোগীর রক্ত পরীক্ষা') },
      { amount: 5000, does: both('One landing of the clinic boat', 'ক্লিনিক-নৌকার একটি ঘাটে এক বেলা') },
    ],
    budget: [
      { name: both('Medicine', 'ওষুধ'), amount: 900_000 },
      { name: both('Tests', 'পরীক্ষা'), amount: 360_000 },
      { name: both('Nurse and pharmacist, one year', 'নার্স ও ফার্মাসিস্ট, এক বছর'), amount: 420_000 },
      { name: both('Oil and upkeep of two boats', 'দুটি নৌকার তেল ও মেরামত'), amount: 120_000 },
    ],
    updates: [
      {
        date: '2026-11-13',
        title: both('A second test for sugar', 'রক্তে চিনি মাপার দ্বিতীয় যন্ত্র'),
        text: both(
          'Nobody waits for the meter any more: there are two now, one for the bench and one for the boat.',
          'যন্ত্রের জন্য আর কাউকে বসে থাকতে হয় না: এখন দুটি, একটি বেঞ্চের জন্য, একটি নৌকার।',
        ),
      },
      {
        date: '2026-09-04',
        title: both('Open in the flood week', 'বন্যার সপ্তাহেও খোলা'),
        text: both(
          'The yard stood under water, so the clinic moved to the school’s upper floor for two Fridays.',
          'উঠান ছিল পানির নিচে, তাই দুই শুক্রবার ক্লিনিক বসেছে স্কুলের দোতলায়।',
        ),
      },
    ],
    questions: [
      {
        question: both('What if more comes in than the goal?', 'লক্ষ্যের চেয়ে বেশি এলে?'),
        answer: both(
          'It stays with the clinic and buys medicine for the next season. This page goes on counting.',
          'ক্লিনিকেই থাকে, পরের মৌসুমের ওষুধ কেনা হয়। এই পাতায় গোনা চলতে থাকে।',
        ),
      },
      {
        question: both('What if the goal is not reached?', 'লক্ষ্য পূরণ না হলে?'),
        answer: both(
          'Then the tests are the first to become fewer, the medicine the last. No gift is sent back, and none is used for anything else.',
          'তখন আগে কমে পরীক্ষা, সবার শেষে ওষুধ। কোনো দান ফেরত যায় না, অন্য কাজেও লাগে না।',
        ),
      },
    ],
  },
  raisedBefore: 1_216_400,
}
