/** What the cards of three programs lead to. */
import type { DemoPage } from '../shape'
import { both, drawing, h2, html, p, quote, ul } from '../write'

export const details: DemoPage[] = [
  {
    path: '/education-details',
    parent: '/education',
    title: both('An evening at the night school', 'নৈশ বিদ্যালয়ে এক সন্ধ্যা'),
    category: both('Education', 'শিক্ষা'),
    description: both(
      'From dinner at six to the walk home at nine: one evening at the night school in Tongi, and what it costs to keep a place.',
      'ছয়টার খাবার থেকে নয়টায় বাড়ি ফেরা: টঙ্গীর নৈশ বিদ্যালয়ে একটি সন্ধ্যা, আর একটি আসন ধরে রাখতে যা লাগে।',
    ),
    banners: [{ image: drawing('slates') }, { image: drawing('nightschool') }],
    image: drawing('nightschool'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'At a quarter to six the yard is empty. At six there are two hundred sandals in front of the door, in rows, because the smallest class has decided that rows are beautiful.',
            ),
            h2('Three hours, well used'),
            p(
              'Dinner comes first: rice, lentils and whatever the market had too much of. Then Bangla and mathematics, while heads are fresh. The last hour is for English, science or drawing, in turns, and nobody is woken who falls asleep over it. We ask the next day what happened.',
            ),
            p(
              'Each class has its own teacher, and two of the newest ones sat on these benches themselves. They know which questions are really about something else.',
            ),
            h2('After the last class'),
            p(
              'The certificate is the government’s own. With it our pupils go on to day schools, to college or to a trade. A counsellor stays in touch for two years, writes references and now and then argues with an uncle.',
            ),
            h2('A place for one pupil, for a year'),
            ul(
              'Dinner on every evening of the year',
              'Textbooks, exercise books and a slate',
              'A share of a teacher, a lamp and a chair',
              'A health check each spring and glasses where needed',
              'Examination fees',
            ),
            quote('I sign my own pay slip now. Last year they used my thumb.', 'Sumaiya, 14, class four'),
          ),
          bn: html(
            p('পৌনে ছয়টায় উঠান ফাঁকা। ছয়টায় দরজার সামনে দুই শ স্যান্ডেল, সারি বেঁধে; কারণ সবচেয়ে ছোট শ্রেণির রায়, সারি দেখতে সুন্দর।'),
            h2('তিন ঘণ্টার হিসাব'),
            p(
              'আগে খাবার: ভাত, ডাল আর বাজারে যা সেদিন বেশি উঠেছে। তারপর বাংলা আর গণিত, মাথা যখন তাজা। শেষ ঘণ্টায় পালা করে ইংরেজি, বিজ্ঞান বা আঁকা; কেউ ঘুমিয়ে পড়লে জাগানো হয় না। পরদিন জেনে নিই, কী হয়েছিল।',
            ),
            p(
              'প্রতি শ্রেণির নিজের শিক্ষক আছেন, আর সবচেয়ে নতুন দুজন নিজেরাই এই বেঞ্চে বসেছেন। কোন প্রশ্নের আড়ালে অন্য কথা, তাঁরা বোঝেন।',
            ),
            h2('শেষ ক্লাসের পর'),
            p(
              'সনদটি সরকারি। তা নিয়ে শিক্ষার্থীরা যায় দিনের স্কুলে, কলেজে বা হাতের কাজে। একজন পরামর্শক দুই বছর খোঁজ রাখেন, সুপারিশ লেখেন, মাঝেমধ্যে কোনো মামার সঙ্গে তর্কও করেন।',
            ),
            h2('এক বছরে একজনের জন্য যা লাগে'),
            ul(
              'বছরের প্রতি সন্ধ্যায় খাবার',
              'পাঠ্যবই, খাতা আর একটি স্লেট',
              'শিক্ষক, বাতি আর চেয়ারের খরচের অংশ',
              'প্রতি বসন্তে স্বাস্থ্য পরীক্ষা, দরকারে চশমা',
              'পরীক্ষার ফি',
            ),
            quote('এখন মজুরির খাতায় নিজে সই করি। গত বছরও টিপসই নিত।', 'সুমাইয়া, ১৪, চতুর্থ শ্রেণি'),
          ),
        },
      },
      { blockType: 'donateBox' },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
    ],
  },
  {
    path: '/micro-details',
    parent: '/microcredit',
    title: both('From the first taka to her own stall', 'প্রথম টাকা থেকে নিজের দোকান'),
    category: both('Microcredit', 'ক্ষুদ্রঋণ'),
    description: both(
      'How a loan of the Microcredit Program grows, step by step: the savings circle, the plan, the purchase and the last instalment.',
      'ক্ষুদ্রঋণ কর্মসূচির ঋণ ধাপে ধাপে: সঞ্চয় দল, পরিকল্পনা, কেনাকাটা আর শেষ কিস্তি।',
    ),
    banners: [{ image: drawing('weaver') }, { image: drawing('market') }],
    image: drawing('market'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'Most of our borrowers begin with twenty taka in a tin. The road from there to a stall takes about a year, and nobody walks it alone.',
            ),
            h2('A plan on one page'),
            p(
              'What will be bought, who will buy the product, and what happens in a bad month: the plan has three questions and fits on one page. It is read out to the circle, which is kind and exact.',
            ),
            p(
              'Then our officer and the borrower go to the market together. We pay the seller, she takes the receipt, and the price is no secret.',
            ),
            h2('A visit, not a collection'),
            p(
              'In the first quarter there is nothing to repay. An officer comes all the same, to see whether the shed is dry and the awning holds. Later the instalments are paid at the weekly meeting, in daylight, into the common ledger.',
            ),
            p(
              'With the last one the circle cooks. Half of our borrowers never ask for a second loan, and we count that as success.',
            ),
            h2('The steps'),
            ul(
              'Six months of saving in a circle',
              'A plan of one page, heard by all',
              'A purchase in the borrower’s name',
              'Three months without instalments',
              'Repayment in steps that fit the trade',
              'The circle’s dinner',
            ),
            quote(
              'I keep the first receipt in the Quran. It is the first paper with my name on it that was not a bill.',
              'Rokeya Begum, Tongi bazaar',
            ),
          ),
          bn: html(
            p(
              'আমাদের বেশির ভাগ ঋণগ্রহীতার শুরু কৌটায় কুড়ি টাকা দিয়ে। সেখান থেকে দোকান পর্যন্ত পথ প্রায় এক বছরের, আর সে পথে কেউ একা হাঁটেন না।',
            ),
            h2('এক পাতার পরিকল্পনা'),
            p(
              'কী কেনা হবে, কে কিনবে, আর মন্দার মাসে কী হবে: পরিকল্পনায় প্রশ্ন তিনটি, পাতা একটি। দলের সামনে পড়ে শোনানো হয়; দল দয়ালু, তবে হিসাবে পাকা।',
            ),
            p('এরপর আমাদের কর্মী আর ঋণগ্রহীতা একসঙ্গে বাজারে যান। টাকা দিই বিক্রেতাকে, রসিদ নেন তিনি; দামে লুকোছাপা নেই।'),
            h2('আদায় নয়, দেখা করা'),
            p(
              'প্রথম তিন মাস শোধের কিছু নেই। কর্মী তবু আসেন, দেখে যান গোয়াল শুকনো কি না, শামিয়ানা টিকছে কি না। পরে কিস্তি দেওয়া হয় সাপ্তাহিক সভায়, দিনের আলোয়, সবার খাতায়।',
            ),
            p('শেষ কিস্তির দিন দল রান্না করে। অর্ধেক ঋণগ্রহীতার দ্বিতীয় ঋণ লাগে না; আমরা একেই সাফল্য বলি।'),
            h2('ধাপগুলো'),
            ul(
              'দলে ছয় মাস সঞ্চয়',
              'সবার শোনা এক পাতার পরিকল্পনা',
              'ঋণগ্রহীতার নামে কেনাকাটা',
              'তিন মাস কোনো কিস্তি নেই',
              'কাজের ধরন বুঝে কিস্তি',
              'দলের ভোজ',
            ),
            quote('প্রথম রসিদটা কোরআন শরিফের ভেতর রাখি। আমার নাম লেখা প্রথম কাগজ, যা পাওনার কাগজ নয়।', 'রোকেয়া বেগম, টঙ্গী বাজার'),
          ),
        },
      },
      { blockType: 'donateBox' },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
    ],
  },
  {
    path: '/quality-life-details',
    parent: '/quality-life',
    title: both('Drawing the day together', 'একসঙ্গে দিন আঁকা'),
    category: both('Improving Quality Of Life', 'জীবনমান উন্নয়ন'),
    description: both(
      'How men and women in Gazipur plan water, light and work together, and what changes at home when they do.',
      'গাজীপুরে নারী-পুরুষ মিলে কীভাবে পানি, আলো আর কাজের পরিকল্পনা করেন, আর তাতে ঘরে কী বদলায়।',
    ),
    banners: [{ image: drawing('sewing-class') }, { image: drawing('tubewell') }],
    image: drawing('kantha'),
    blocks: [
      {
        blockType: 'text',
        text: {
          en: html(
            p(
              'The meeting begins with a long sheet of paper and a box of chalk. Each couple, each mother and son, draws one ordinary day from waking to sleep. There is laughter first, and then it becomes quiet.',
            ),
            h2('What the sheets say'),
            p(
              'On most of them one line is full of small errands: water, fuel, a sick neighbour, water again. We do not lecture. We ask what could move, and who might take it.',
            ),
            p(
              'Often the answer is a thing: a pump, a stove that burns less wood, a lamp. Sometimes it is only a sentence, such as “I can take the boy to school, I pass by it anyway.”',
            ),
            h2('A year later'),
            p(
              'The same people draw the same day again. We hang both sheets in the village room, the old above the new. In the last round of eleven villages, women had won seventy minutes a day, and men knew the names of their children’s teachers.',
            ),
            h2('What villages have chosen so far'),
            ul(
              'Wells and latrines within a short walk',
              'Evening courses that both may attend',
              'Solar lamps, fitted by their own technicians',
              'Homes raised above the flood line',
              'A day each month when fathers cook at the school',
            ),
            quote('He burned the rice twice. The third time my mother asked for his recipe.', 'Nasima, Char Shimulia'),
          ),
          bn: html(
            p(
              'সভা শুরু হয় লম্বা এক কাগজ আর এক বাক্স চক দিয়ে। স্বামী-স্ত্রী, মা-ছেলে, সবাই আঁকেন ঘুম ভাঙা থেকে ঘুমানো পর্যন্ত একটি সাধারণ দিন। প্রথমে হাসাহাসি, তারপর সবাই চুপ।',
            ),
            h2('কাগজ যা বলে'),
            p(
              'প্রায় সব কাগজেই একটি রেখা ছোট ছোট কাজে ভরা: পানি, জ্বালানি, অসুস্থ প্রতিবেশী, আবার পানি। আমরা উপদেশ দিই না। জিজ্ঞেস করি, কোনটা সরানো যায়, কে নিতে পারেন।',
            ),
            p(
              'উত্তর অনেক সময় একটি জিনিস: নলকূপ, কম কাঠের চুলা, বাতি। কখনো শুধু একটি বাক্য: “ছেলেকে স্কুলে আমিই দিয়ে আসি, ওই পথেই তো যাই।”',
            ),
            h2('এক বছর পর'),
            p(
              'একই মানুষ আবার সেই দিন আঁকেন। গ্রামের ঘরে দুটি কাগজই টাঙাই, পুরোনোটি ওপরে, নতুনটি নিচে। শেষবার এগারো গ্রামে নারীদের দিনে বেঁচেছে সত্তর মিনিট, আর পুরুষেরা জেনেছেন সন্তানের শিক্ষকের নাম।',
            ),
            h2('গ্রামগুলো এ পর্যন্ত যা বেছেছে'),
            ul(
              'অল্প হাঁটাপথে নলকূপ ও শৌচাগার',
              'দুজনেই আসতে পারেন এমন সন্ধ্যার ক্লাস',
              'নিজেদের কারিগরের লাগানো সৌরবাতি',
              'বন্যার পানির ওপরে উঁচু ভিটা',
              'মাসে এক দিন স্কুলে বাবাদের রান্না',
            ),
            quote('দুবার ভাত পুড়িয়েছে। তৃতীয়বার মা ওর কাছেই রান্নাটা শিখতে চেয়েছে।', 'নাসিমা, চর শিমুলিয়া'),
          ),
        },
      },
      { blockType: 'donateBox' },
      { blockType: 'beside', heading: both('Our other programs', 'আমাদের অন্য কর্মসূচি'), of: 'pages' },
    ],
  },
]
