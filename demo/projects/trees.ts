import type { DemoProject } from '../shape'
import { both, h2, html, ol, p, quote, ul } from '../write'

const category = both('Environment', 'পরিবেশ')

export const trees: DemoProject = {
  title: both('Trees on the embankment', 'বাঁধের ওপর গাছ'),
  text: both('Saplings that hold the river bank when the water rises.', 'পানি বাড়লে যে চারাগুলো নদীর পাড় ধরে রাখে।'),
  category,
  images: ['planting', 'mangrove', 'river-cleanup'],
  pages: [],
  detail: {
    title: both('Roots that hold the bank', 'যে শিকড় পাড় ধরে রাখে'),
    text: both(
      html(
        p(
          'A bare embankment loses a hand’s breadth every flood. One that is planted gains a little, because roots keep what the river brings.',
        ),
        p(
          'Schools grow the saplings, farmers choose the places, and every tree has a guardian whose name is on a tin tag. Trees without a name, we found, are eaten by goats.',
        ),
        ul(
          '41,000 trees along 18 kilometres',
          'Hijal, jarul, koroi, neem and date palm',
          'Nine of ten alive after the first monsoon',
        ),
        p('Leaves, fruit and pruned branches belong to those who live behind the bank. That is why they guard it.'),
      ),
      html(
        p('ন্যাড়া বাঁধ প্রতি বন্যায় এক বিঘত করে ক্ষয়ে যায়। গাছ লাগানো বাঁধ উল্টো একটু বাড়ে, কারণ নদী যা আনে, শিকড় তা ধরে রাখে।'),
        p(
          'চারা ফলায় স্কুল, জায়গা বাছেন কৃষক, আর প্রতিটি গাছের একজন অভিভাবক থাকেন, যাঁর নাম লেখা টিনের ফলকে। দেখা গেছে, নামহীন গাছ ছাগলে খায়।',
        ),
        ul('১৮ কিলোমিটারজুড়ে ৪১,০০০ গাছ', 'হিজল, জারুল, কড়ই, নিম আর খেজুর', 'প্রথম বর্ষা পেরিয়েও দশে নয়টি জীবিত'),
        p('পাতা, ফল আর ছাঁটা ডাল বাঁধের পাশে যাঁরা থাকেন তাঁদের। পাহারাও তাই তাঁরাই দেন।'),
      ),
    ),
    images: ['paddywalk', 'river', 'volunteers', 'planting'],
  },
  subcategories: [
    {
      title: both('Seedlings in the tide', 'জোয়ারের কাদায় চারা'),
      text: both(
        'Where the delta meets the sea, women set a forest by hand.',
        'বদ্বীপ যেখানে সাগরে মেশে, সেখানে নারীরা হাতে হাতে বসাচ্ছেন বন।',
      ),
      category,
      image: 'mangrove',
      detail: {
        category,
        title: both('Seedlings in the tide', 'জোয়ারের কাদায় চারা'),
        text: both(
          html(
            p(
              'On the coast our partners plant for the storms of twenty years from now. Between two tides there are three hours in which the mud can be walked on. In those hours sixty women set two thousand seedlings.',
            ),
            ol(
              'Seeds are gathered from the beach in August',
              'They grow for a year in bamboo beds',
              'They are set an arm’s length apart, in light rain',
              'Gaps are filled every winter',
            ),
            p('Crabs come back first, then small fish, then the children who catch both.'),
            quote('My knees know every tree in this row.', 'Ambia, planter'),
          ),
          html(
            p(
              'উপকূলে আমাদের সহযোগীরা গাছ লাগান কুড়ি বছর পরের ঝড়ের কথা ভেবে। দুই জোয়ারের মাঝে তিন ঘণ্টা কাদায় হাঁটা যায়। সেই তিন ঘণ্টায় ৬০ জন নারী বসান দুই হাজার চারা।',
            ),
            ol(
              'আগস্টে সৈকত থেকে বীজ কুড়ানো',
              'এক বছর বাঁশের মাচায় চারা বড় করা',
              'ঝিরঝিরে বৃষ্টিতে এক হাত দূরে দূরে বসানো',
              'প্রতি শীতে ফাঁকা জায়গা ভরা',
            ),
            p('প্রথমে ফেরে কাঁকড়া, তারপর ছোট মাছ, তারপর সেই শিশুরা, যারা দুটোই ধরে।'),
            quote('এই সারির প্রতিটি গাছ আমার হাঁটু চেনে।', 'আম্বিয়া, চারা রোপণকারী'),
          ),
        ),
        images: ['river', 'flood', 'paddywalk', 'mangrove'],
      },
    },
    {
      title: both('A cleaner Turag', 'পরিষ্কার তুরাগ'),
      text: both(
        'Fishers and volunteers take plastic from the river and sell what can be sold.',
        'জেলে আর স্বেচ্ছাসেবকেরা নদী থেকে প্লাস্টিক তোলেন, যা বেচা যায় বেচেন।',
      ),
      category,
      image: 'river-cleanup',
      detail: {
        category,
        title: both('A cleaner Turag', 'পরিষ্কার তুরাগ'),
        text: both(
          html(
            p(
              'On the first Saturday of every month thirty fishing boats leave the fish alone. They draw their nets for bottles, bags and the foam of old shoes.',
            ),
            p(
              'On the bank the catch is sorted into five kinds. Recyclers pay by weight, and the fishers are paid for the day, at the rate of a good catch.',
            ),
            ul(
              'Nineteen tonnes in two years',
              'Sixteen bins with lids at the landing places',
              'A float across the canal that stops rubbish before the river',
            ),
            p('Next we want to talk with the dyeing mills. Three of them have already asked us to tea.'),
          ),
          html(
            p('প্রতি মাসের প্রথম শনিবার ৩০টি জেলেনৌকা মাছ ধরে না। সেদিন জালে ওঠে বোতল, পলিথিন আর পুরোনো জুতার ফোম।'),
            p('পাড়ে এনে পাঁচ ভাগে বাছাই হয়। কারখানা কেনে ওজনে; জেলেরা দিনের মজুরি পান, ভালো মাছ ওঠা দিনের সমান।'),
            ul('দুই বছরে ১৯ টন', 'ঘাটে ঘাটে ১৬টি ঢাকনাওয়ালা পাত্র', 'খালের মুখে ভাসমান বেড়া, ময়লা আটকায় নদীতে পড়ার আগেই'),
            p('এবার কথা বলতে চাই ডাইং কারখানাগুলোর সঙ্গে। তিনটি এর মধ্যেই চায়ের দাওয়াত দিয়েছে।'),
          ),
        ),
        images: ['river', 'post-boat', 'tea-stall-news', 'river-cleanup'],
      },
    },
    {
      title: both('Boats before the flood', 'বন্যার আগেই নৌকা'),
      text: both(
        'Three relief boats, trained crews and stores that are full in April.',
        'তিনটি ত্রাণের নৌকা, প্রশিক্ষিত দল আর এপ্রিলেই ভরা ভান্ডার।',
      ),
      category,
      image: 'flood',
      detail: {
        category,
        title: both('Boats before the flood', 'বন্যার আগেই নৌকা'),
        text: both(
          html(
            p(
              'When the gauge at Tongi passes the yellow line, the crews sleep in their clothes. When it passes the red one, the boats are already on the way.',
            ),
            p(
              'Each crew has a list of the homes where an elder, a newborn or a person in a wheelchair lives. They are visited first, whether they have called or not.',
            ),
            h2('In one packet'),
            ul(
              'Flattened rice, molasses and biscuits for three days',
              'Ten litres of water and tablets for more',
              'Candles, matches, soap and oral saline',
            ),
            p('Receipts are signed by the village committee. In the last flood 2,316 packets reached 2,316 doors.'),
          ),
          html(
            p('টঙ্গীর পানিমাপক হলুদ দাগ ছাড়ালে দলগুলো তৈরি হয়েই ঘুমায়। লাল দাগ ছাড়ানোর আগেই নৌকা পথে।'),
            p(
              'কোন বাড়িতে প্রবীণ, নবজাতক বা হুইলচেয়ার ব্যবহারকারী আছেন, প্রতিটি দলের কাছে তার তালিকা থাকে। ফোন আসুক না আসুক, আগে যাওয়া হয় সেখানেই।',
            ),
            h2('একটি প্যাকেটে যা থাকে'),
            ul('তিন দিনের চিড়া, গুড় আর বিস্কুট', 'দশ লিটার পানি, আরও পানির জন্য বড়ি', 'মোমবাতি, দেশলাই, সাবান আর খাবার স্যালাইন'),
            p('প্রাপ্তির খাতায় সই করে গ্রাম কমিটি। গত বন্যায় ২,৩১৬টি প্যাকেট পৌঁছেছে ২,৩১৬টি দরজায়।'),
          ),
        ),
        images: ['river', 'volunteers', 'post-boat', 'flood'],
      },
    },
  ],
}
