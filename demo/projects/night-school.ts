import type { DemoProject } from '../shape'
import { both, h2, html, ol, p, quote, ul } from '../write'

const category = both('Education', 'শিক্ষা')

export const nightSchool: DemoProject = {
  title: both('Night school', 'নৈশ বিদ্যালয়'),
  text: both(
    'Daily lessons from 6 pm to 9 pm for children who work by day.',
    'দিনে যে শিশুরা কাজ করে, তাদের জন্য প্রতিদিন সন্ধ্যা ৬টা থেকে রাত ৯টা ক্লাস।',
  ),
  category,
  images: ['nightschool', 'slates', 'computer-class'],
  pages: [],
  detail: {
    title: both('Six to nine, every evening', 'প্রতি সন্ধ্যায় ছয়টা থেকে নয়টা'),
    text: both(
      html(
        p(
          'Some children of Tongi carry tea, sort yarn or mind a younger brother until five. At six they become pupils. The night school follows the national books, only at another hour.',
        ),
        p(
          'Every lesson begins with rice and lentils and ends with a teacher walking each group to its lane. Parents sit on the committee and sweep the yard by turns.',
        ),
        ul(
          '318 pupils in two schools and five classes',
          'Nine of ten go on to the next class',
          'Six former pupils now teach here',
        ),
        quote(
          'The lamp is not the point. The chair is. Somebody kept a chair for me.',
          'Shirin, former pupil, now a teacher',
        ),
      ),
      html(
        p(
          'টঙ্গীর কিছু শিশু বিকেল পাঁচটা পর্যন্ত চা টানে, সুতা বাছে কিংবা ছোট ভাইকে রাখে। ছয়টায় ওরা ছাত্রছাত্রী। নৈশ বিদ্যালয়ে পড়ানো হয় জাতীয় পাঠ্যবই, শুধু সময়টা আলাদা।',
        ),
        p(
          'ক্লাস শুরু হয় ভাত-ডাল দিয়ে, আর শেষে শিক্ষকেরা প্রতিটি দলকে গলি পর্যন্ত পৌঁছে দেন। অভিভাবকেরা আছেন কমিটিতে, উঠান ঝাঁট দেন পালা করে।',
        ),
        ul('দুই স্কুলে পাঁচ শ্রেণিতে ৩১৮ শিক্ষার্থী', 'দশজনে নয়জন ওঠে পরের শ্রেণিতে', 'ছয়জন পুরোনো শিক্ষার্থী এখন এখানেই শিক্ষক'),
        quote('বাতিটা আসল নয়। আসল হলো চেয়ারটা। কেউ একজন আমার জন্য একটা চেয়ার রেখে দিয়েছিল।', 'শিরিন, পুরোনো ছাত্রী, এখন শিক্ষক'),
      ),
    ),
    images: ['paddywalk', 'tea-stall-news', 'kantha-evening', 'nightschool'],
  },
  subcategories: [
    {
      title: both('Slates under the mango tree', 'আমতলায় স্লেট'),
      text: both(
        'A morning class for girls who are starting late and learning fast.',
        'যে মেয়েরা দেরিতে শুরু করে তাড়াতাড়ি শেখে, তাদের সকালের ক্লাস।',
      ),
      category,
      image: 'slates',
      detail: {
        category,
        title: both('Slates under the mango tree', 'আমতলায় স্লেট'),
        text: both(
          html(
            p(
              'There is no roof to this class, only a mango tree and a bell. Forty-six girls between eight and thirteen, who never went to school or left it early, catch up two years in one.',
            ),
            p(
              'They write on slates because a slate forgives. In spring they move to paper, and the first page goes home to be hung up.',
            ),
            ul(
              'Ten pupils to a teacher',
              'Uniforms sewn by our tailoring class',
              'A place in the government school kept for each of them',
            ),
            quote('I wrote my mother’s name. She asked which letter was the one that sounds like her.', 'Jhuma, 9'),
          ),
          html(
            p(
              'এই ক্লাসের ছাদ নেই, আছে একটি আমগাছ আর একটি ঘণ্টা। আট থেকে তেরো বছরের ৪৬টি মেয়ে, যারা কখনো স্কুলে যায়নি বা আগেই ছেড়েছে, এক বছরে দুই বছরের পড়া সেরে নেয়।',
            ),
            p('ওরা লেখে স্লেটে, কারণ স্লেট ভুল মুছে দেয়। বসন্তে আসে কাগজ; প্রথম পাতাটি যায় বাড়ির দেয়ালে।'),
            ul('প্রতি দশজনে একজন শিক্ষক', 'স্কুলের পোশাক সেলাই করে আমাদের সেলাই ক্লাস', 'প্রত্যেকের জন্য সরকারি স্কুলে একটি আসন রাখা'),
            quote('মায়ের নাম লিখেছি। মা জিজ্ঞেস করল, কোন অক্ষরটা শুনতে আমার মতো?', 'ঝুমা, ৯'),
          ),
        ),
        images: ['paddywalk', 'village-fair', 'river', 'slates'],
      },
    },
    {
      title: both('Ten computers and the rain', 'দশ কম্পিউটার আর বৃষ্টি'),
      text: both(
        'Typing, accounts and letters of application, with a generator for the monsoon.',
        'টাইপ, হিসাব আর দরখাস্ত লেখা; বর্ষার জন্য আছে জেনারেটর।',
      ),
      category,
      image: 'computer-class',
      detail: {
        category,
        title: both('Ten computers and the rain', 'দশ কম্পিউটার আর বৃষ্টি'),
        text: both(
          html(
            p(
              'The computer room has a double roof, so that the lesson can be heard when it pours. Ten machines, two pupils at each: one types, one explains, and then they change seats.',
            ),
            p(
              'The course takes six months. It ends with real work: the accounts of the shared pond, a poster for the eye camp, the timetable of the river clinic.',
            ),
            ol(
              'Two months of Bangla and English typing',
              'Two months of spreadsheets',
              'Two months of work for the programs',
            ),
            p(
              'Of the last thirty who finished, nineteen found office work within the year and four opened a service counter in the bazaar.',
            ),
          ),
          html(
            p(
              'কম্পিউটার-ঘরের চাল দুই পরতের, যাতে ঝুম বৃষ্টিতেও পড়া শোনা যায়। দশটি কম্পিউটার, প্রতিটিতে দুজন: একজন টাইপ করে, একজন বুঝিয়ে দেয়, তারপর জায়গা বদল।',
            ),
            p('ছয় মাসের পাঠ। শেষটা সত্যিকারের কাজ দিয়ে: যৌথ পুকুরের হিসাব, চক্ষুশিবিরের পোস্টার, নদী-ক্লিনিকের সময়সূচি।'),
            ol('দুই মাস বাংলা ও ইংরেজি টাইপ', 'দুই মাস স্প্রেডশিট', 'দুই মাস কর্মসূচির কাজ'),
            p('শেষ যে ৩০ জন পাস করেছেন, তাঁদের ১৯ জন এক বছরের মধ্যে অফিসে কাজ পেয়েছেন, চারজন বাজারে সেবাকেন্দ্র খুলেছেন।'),
          ),
        ),
        images: ['tea-stall-news', 'paddywalk', 'post-boat', 'computer-class'],
      },
    },
    {
      title: both('The library boat', 'পাঠাগার-নৌকা'),
      text: both(
        '1,100 books that come to nine villages, one afternoon each.',
        'নয়টি গ্রামে এক বিকেল করে পৌঁছে যায় ১,১০০ বই।',
      ),
      category,
      image: 'library-boat',
      detail: {
        category,
        title: both('The library boat', 'পাঠাগার-নৌকা'),
        text: both(
          html(
            p(
              'Its shelves have a lip against the waves and its roof is a reading deck. It ties up for one afternoon at each of nine villages, and a bell says that it has come.',
            ),
            p(
              'There are picture books for those who cannot read yet, poems for those who say they do not like poems, and one shelf that only grandmothers may choose from.',
            ),
            h2('The rules, made by the children'),
            ol('Dry hands', 'Tell the next reader what happens, but not the end', 'A late book owes a song'),
            p('In its first season the boat lent 6,400 books and lost none.'),
          ),
          html(
            p(
              'তাকগুলোর কিনারা উঁচু, ঢেউয়ে যেন বই না পড়ে; ছাদটাই পড়ার জায়গা। নয়টি গ্রামের প্রতিটিতে এক বিকেল করে ভেড়ে, ঘণ্টা বাজিয়ে জানান দেয়।',
            ),
            p(
              'যারা এখনো পড়তে শেখেনি, তাদের জন্য ছবির বই; যারা বলে কবিতা ভালো লাগে না, তাদের জন্য কবিতা; আর একটি তাক শুধু দাদি-নানিদের পছন্দের জন্য।',
            ),
            h2('শিশুদের করা নিয়ম'),
            ol('হাত শুকনো রাখতে হবে', 'পরের পাঠককে গল্পটা বলতে হবে, শেষটা বাদে', 'বই দেরিতে ফিরলে একটি গান পাওনা'),
            p('প্রথম মৌসুমে নৌকাটি ৬,৪০০ বার বই দিয়েছে, হারায়নি একটিও।'),
          ),
        ),
        images: ['river', 'post-boat', 'paddywalk', 'library-boat'],
      },
    },
    {
      title: both('A second room', 'দ্বিতীয় কক্ষ'),
      text: both(
        'The floor was laid by families, the roof paid for by donors.',
        'মেঝে গেঁথেছে পরিবারগুলো, চালের টাকা দিয়েছেন দাতারা।',
      ),
      category,
      image: 'second-classroom',
      detail: {
        category,
        title: both('A second room', 'দ্বিতীয় কক্ষ'),
        text: both(
          html(
            p(
              'For years the waiting list of the night school was longer than the register. In November a second room opened, and the list is a sheet of blank paper again.',
            ),
            h2('Where the money went'),
            ul('Roof and lamps: ৳490,000', 'Books and slates: ৳198,000', 'Teachers, first year: ৳828,000'),
            p(
              'Families carried the bricks and laid the floor in eleven evenings. The ribbon was cut by Tania, who is nine and had been first on the list.',
            ),
            quote('We asked for a room. We did not know we could build one.', 'Kohinoor, mother of two pupils'),
          ),
          html(
            p('বহু বছর নৈশ বিদ্যালয়ের অপেক্ষার তালিকা ছিল হাজিরা খাতার চেয়ে লম্বা। নভেম্বরে খুলেছে দ্বিতীয় কক্ষ, তালিকাটি আবার সাদা কাগজ।'),
            h2('টাকা যেখানে গেছে'),
            ul('চাল ও বাতি: ৳৪,৯০,০০০', 'বই ও স্লেট: ৳১,৯৮,০০০', 'শিক্ষক, প্রথম বছর: ৳৮,২৮,০০০'),
            p('পরিবারগুলো ইট বয়ে এনে এগারো সন্ধ্যায় মেঝে গেঁথেছে। ফিতা কেটেছে নয় বছরের তানিয়া, তালিকায় যার নাম ছিল সবার আগে।'),
            quote('চেয়েছিলাম একটা ঘর। নিজেরাই যে গড়তে পারি, জানতাম না।', 'কোহিনূর, দুই শিক্ষার্থীর মা'),
          ),
        ),
        images: ['paddywalk', 'village-fair', 'tea-stall-news', 'second-classroom'],
      },
    },
  ],
}
