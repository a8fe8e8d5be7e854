import type { DemoCampaign } from '../shape'
import { both, html, p, scene } from '../write'

export const lamps: DemoCampaign = {
  title: both('A lamp for every desk', 'প্রতিটি পড়ার টেবিলে বাতি'),
  text: both('Books, lamps and teachers for the night school.', 'নৈশ বিদ্যালয়ের জন্য বই, বাতি আর শিক্ষক।'),
  category: both('Education', 'শিক্ষা'),
  image: 'solar-lamp',
  pages: ['Home'],
  currency: 'BDT',
  goal: 480_000,
  until: '2027-01-31',
  story: {
    who: both('318 pupils of the night school', 'নৈশ বিদ্যালয়ের ৩১৮ শিক্ষার্থী'),
    where: both('Two schools in Tongi', 'টঙ্গীর দুটি স্কুল'),
    asks: both('The parents’ committee', 'অভিভাবকদের কমিটি'),
    text: both(
      html(
        p(
          'Lessons begin at six, when it is dark for half of the year, and the power goes on many evenings. Then four children share what light there is, and whoever sits outside the circle listens.',
        ),
        p(
          'A lamp with a small panel on the roof lasts five years. A child may take it home for the evening and brings it back full.',
        ),
        scene('slates'),
      ),
      html(
        p(
          'ক্লাস শুরু সন্ধ্যা ছয়টায়; বছরের অর্ধেক সময় তখন অন্ধকার, আর অনেক সন্ধ্যায় বিদ্যুৎ থাকে না। তখন চারজন মিলে একটুখানি আলো ভাগ করে, আর যে আলোর বাইরে বসে, সে শুধু শোনে।',
        ),
        p('ছাদে ছোট প্যানেলসহ একটি বাতি চলে পাঁচ বছর। রাতের জন্য তা বাড়ি নেওয়া যায়, পরদিন ফিরিয়ে আনতে হয় চার্জ দিয়ে।'),
        scene('slates'),
      ),
    ),
    outcome: both(
      'Every desk has its own light, and the books of the year lie on it. The parents’ committee keeps the list of lamps and mends them.',
      'প্রতিটি টেবিলে থাকে নিজের বাতি, আর বছরের বই। বাতির তালিকা রাখা আর মেরামত করা অভিভাবক কমিটির কাজ।',
    ),
    sums: [
      { amount: 500, does: both('Books of one year for one child', 'একটি শিশুর এক বছরের বই') },
      { amount: 1200, does: both('A lamp with its panel for one desk', 'একটি টেবিলের জন্য প্যানেলসহ একটি বাতি') },
      { amount: 6000, does: both('One teacher’s evenings for a month', 'একজন শিক্ষকের এক মাসের সন্ধ্যা') },
    ],
    budget: [
      { name: both('160 lamps with panels', 'প্যানেলসহ ১৬০টি বাতি'), amount: 192_000 },
      { name: both('Books for 318 pupils', '৩১৮ শিক্ষার্থীর বই'), amount: 159_000 },
      { name: both('Two more teachers, ten months', 'আরও দুজন শিক্ষক, দশ মাস'), amount: 120_000 },
      { name: both('Chalk, slates and repairs', 'চক, স্লেট ও মেরামত'), amount: 9000 },
    ],
    updates: [
      {
        date: '2026-11-06',
        title: both('The first forty lamps', 'প্রথম চল্লিশটি বাতি'),
        text: both(
          'They stand on the desks of classes four and five, whose pupils sit for examinations first.',
          'চতুর্থ ও পঞ্চম শ্রেণির টেবিলে; ওদের পরীক্ষা সবার আগে।',
        ),
      },
    ],
  },
  raisedBefore: 275_500,
}
