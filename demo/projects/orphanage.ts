import type { DemoProject } from '../shape'
import { both, html, p, quote, ul } from '../write'

const category = both('Orphanage', 'শিশু নিবাস')

export const orphanage: DemoProject = {
  title: both('A home that reads aloud', 'যে বাড়িতে গল্প পড়া হয়'),
  text: both('A bed, a school place and someone who listens.', 'একটি বিছানা, স্কুলে একটি আসন আর কথা শোনার একজন।'),
  category,
  images: ['orphanage', 'long-table', 'birthday'],
  pages: [],
  detail: {
    title: both('Fifty-two children, one krishnachura', 'বায়ান্ন শিশু, এক কৃষ্ণচূড়া'),
    text: both(
      html(
        p(
          'Fifty-two children live in our home in Tongi, in seven families of seven or eight. Each family has its own room, its own carer and its own opinion about bedtime.',
        ),
        p(
          'They go to the schools of the neighbourhood, bring friends home and spend the holidays with aunts and uncles wherever there are some. A child who has relatives never loses them here.',
        ),
        ul(
          'One carer to eight children, day and night',
          'A story aloud every evening, without exception',
          'A bed to come back to until the first own lease is signed',
        ),
        quote('Visitors ask whether I like it here. I ask them whether they like it at home.', 'Bristi, 13'),
      ),
      html(
        p(
          'টঙ্গীতে আমাদের বাড়িতে থাকে ৫২টি শিশু, সাত-আটজন করে সাতটি পরিবারে। প্রতিটি পরিবারের নিজের ঘর, নিজের পরিচর্যাকারী আর ঘুমের সময় নিয়ে নিজস্ব মত।',
        ),
        p(
          'ওরা পড়ে পাড়ার স্কুলেই, বন্ধুদের বাড়ি আনে, আর যেখানে খালা-মামা আছেন, ছুটি কাটায় তাঁদের কাছে। যার আত্মীয় আছে, এখানে এসে সে তাঁদের হারায় না।',
        ),
        ul(
          'আটটি শিশুর জন্য একজন পরিচর্যাকারী, দিনে ও রাতে',
          'প্রতি সন্ধ্যায় গল্প পড়া, কোনো ব্যতিক্রম নেই',
          'নিজের প্রথম বাসা ভাড়া নেওয়া পর্যন্ত এখানে তার বিছানা রাখা থাকে',
        ),
        quote('সবাই জিজ্ঞেস করে, এখানে ভালো লাগে? আমি জিজ্ঞেস করি, আপনার বাড়িতে আপনার ভালো লাগে?', 'বৃষ্টি, ১৩'),
      ),
    ),
    images: ['village-fair', 'paddywalk', 'kantha-evening', 'orphanage'],
  },
  subcategories: [
    {
      title: both('The long table', 'লম্বা টেবিল'),
      text: both(
        'Dinner together at seven, with fish on Sundays and second helpings always.',
        'সন্ধ্যা সাতটায় একসঙ্গে খাওয়া; রোববারে মাছ, আর দ্বিতীয়বার চাইলে সব দিনই।',
      ),
      category,
      image: 'long-table',
      detail: {
        category,
        title: both('The long table', 'লম্বা টেবিল'),
        text: both(
          html(
            p(
              'The table was made from the planks of a retired ferry. It seats sixty, and nobody sits at the head, because it is round at both ends.',
            ),
            p(
              'The menu is voted on every Saturday. Vegetables win more often than one would think, since the children grow them.',
            ),
            ul(
              'Three meals and a fruit, every day',
              'A kitchen garden with eleven beds',
              'Cooks who teach whoever wants to learn',
            ),
            p(
              'At the end of the meal each one says one thing about the day. It may be a single word. “Rain” has won several times.',
            ),
          ),
          html(
            p('টেবিলটি বানানো এক অবসরে যাওয়া ফেরির তক্তা দিয়ে। বসতে পারে ৬০ জন; মাথায় কেউ বসে না, কারণ দুই দিকই গোল।'),
            p('কী রান্না হবে, প্রতি শনিবার ভোটে ঠিক হয়। সবজি যতটা ভাবা যায় তার চেয়ে বেশিই জেতে, কারণ শিশুরা নিজেরাই তা ফলায়।'),
            ul('রোজ তিন বেলা খাবার আর একটি ফল', 'এগারো ফালির সবজিবাগান', 'শিখতে চাইলে রাঁধুনিরাই শেখান'),
            p('খাওয়ার শেষে প্রত্যেকে দিনটি নিয়ে একটি কথা বলে। এক শব্দ হলেও চলে। ‘বৃষ্টি’ শব্দটা বেশ কবার জিতেছে।'),
          ),
        ),
        images: ['kantha-evening', 'village-fair', 'river', 'long-table'],
      },
    },
    {
      title: both('A cake of one’s own', 'নিজের একটি কেক'),
      text: both(
        'Every child has a birthday here, even when the date had to be chosen.',
        'এখানে প্রত্যেকের জন্মদিন আছে, তারিখটি বেছে নিতে হলেও।',
      ),
      category,
      image: 'birthday',
      detail: {
        category,
        title: both('A cake of one’s own', 'নিজের একটি কেক'),
        text: both(
          html(
            p(
              'Some children came to us without papers. On their first anniversary in the house they choose a date, and the registrar in Gazipur writes it down.',
            ),
            p(
              'On the day itself there is a cake for that one child, never shared with another’s, and the right to choose the game, the story and who has to wash up.',
            ),
            ul(
              'Fifty-two cakes a year, baked in our own oven',
              'Balloons from the shop of a former resident',
              'A photograph for the child’s own album',
            ),
            quote('I chose the sixteenth of December, so that the whole country hangs out flags.', 'Arif, 11'),
          ),
          html(
            p(
              'কোনো কোনো শিশু কাগজপত্র ছাড়াই এসেছিল। এ বাড়িতে এক বছর পূর্ণ হলে ওরা একটি তারিখ বেছে নেয়, গাজীপুরের নিবন্ধক তা খাতায় লিখে দেন।',
            ),
            p('সেদিন কেকটা শুধু ওর, কারও সঙ্গে ভাগের নয়। কোন খেলা, কোন গল্প, আর থালা ধোবে কে, সেটাও ওই দিন ওর সিদ্ধান্ত।'),
            ul('বছরে ৫২টি কেক, আমাদের নিজেদের চুলায়', 'এখান থেকেই বড় হওয়া একজনের দোকানের বেলুন', 'নিজের অ্যালবামের জন্য একটি ছবি'),
            quote('আমি নিয়েছি ষোলোই ডিসেম্বর, যাতে সারা দেশে পতাকা ওড়ে।', 'আরিফ, ১১'),
          ),
        ),
        images: ['village-fair', 'paddywalk', 'post-boat', 'birthday'],
      },
    },
    {
      title: both('The way to school', 'স্কুলের পথে'),
      text: both('Satchels, fees and a walking bus along the paddy.', 'ব্যাগ, বেতন আর আল ধরে দল বেঁধে হাঁটা।'),
      category,
      image: 'paddywalk',
      detail: {
        category,
        title: both('The way to school', 'স্কুলের পথে'),
        text: both(
          html(
            p(
              'At half past seven a line of children sets out along the embankment: the tall ones in front for the cows, the small ones in the middle, a volunteer at the end with the spare umbrella.',
            ),
            p(
              'They attend five ordinary schools, sit among ordinary classmates and are, their teachers say, ordinarily late. We pay fees, books and shoes, and go to every parents’ evening.',
            ),
            ul(
              'All fifty-two at school or in training',
              'Fourteen at college, three at university',
              'Homework at the long table, with retired teachers',
            ),
            p(
              'When an older child wants to learn a trade, we look for the workshop together and visit it once a month.',
            ),
          ),
          html(
            p(
              'সকাল সাড়ে সাতটায় আল ধরে রওনা দেয় শিশুদের সারি: গরু সামলাতে লম্বারা সামনে, ছোটরা মাঝে, আর সবার শেষে বাড়তি ছাতা হাতে একজন স্বেচ্ছাসেবক।',
            ),
            p(
              'ওরা পড়ে পাঁচটি সাধারণ স্কুলে, আর দশজনের সঙ্গেই বসে; শিক্ষকেরা বলেন, আর দশজনের মতোই দেরি করে আসে। বেতন, বই, জুতা আমরা দিই, আর প্রতিটি অভিভাবক সভায় যাই।',
            ),
            ul('৫২ জনই স্কুলে বা প্রশিক্ষণে', 'কলেজে ১৪ জন, বিশ্ববিদ্যালয়ে তিনজন', 'লম্বা টেবিলে অবসরপ্রাপ্ত শিক্ষকদের সঙ্গে বাড়ির কাজ'),
            p('বড় কেউ হাতের কাজ শিখতে চাইলে একসঙ্গে কারখানা খুঁজি, আর মাসে একবার দেখে আসি।'),
          ),
        ),
        images: ['river', 'tea-stall-news', 'village-fair', 'paddywalk'],
      },
    },
  ],
}
