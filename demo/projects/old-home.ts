import type { DemoProject } from '../shape'
import { both, html, ol, p, quote, ul } from '../write'

const category = both('Old Home', 'প্রবীণ নিবাস')

export const oldHome: DemoProject = {
  title: both('Tea in the garden', 'বাগানে চা'),
  text: both(
    'Care, company and dignity for elders with no family nearby.',
    'কাছে পরিবার নেই এমন প্রবীণদের জন্য যত্ন, সঙ্গ আর মর্যাদা।',
  ),
  category,
  images: ['oldhome', 'carrom', 'letters'],
  pages: [],
  detail: {
    title: both('Thirty-four residents and a cat', 'চৌত্রিশ বাসিন্দা আর এক বিড়াল'),
    text: both(
      html(
        p(
          'The old home has a green door, a deep verandah and a garden with benches in sun and shade. Thirty-four women and men live here, each in a room with their own lock and their own wallpaper of photographs.',
        ),
        p(
          'Residents choose the menu, interview the carers and chair the house meeting. A nurse is in the house at all hours; a doctor comes on Tuesdays.',
        ),
        ul(
          'One carer to five residents',
          'Work for those who want it: garden, letters, lessons',
          'A vote in the foundation’s assembly for every resident',
        ),
        quote('I brought two saris and forty years of recipes. The cook has promoted me.', 'Rahima Khala, 74'),
      ),
      html(
        p(
          'প্রবীণ নিবাসের দরজা সবুজ, বারান্দা চওড়া, বাগানে রোদে আর ছায়ায় পাতা বেঞ্চ। এখানে থাকেন ৩৪ জন নারী-পুরুষ, প্রত্যেকের নিজের ঘর, নিজের তালা আর দেয়ালজুড়ে নিজের ছবি।',
        ),
        p(
          'কী রান্না হবে ঠিক করেন বাসিন্দারা, পরিচর্যাকারীর সাক্ষাৎকার নেন, ঘরোয়া সভায় সভাপতিত্বও করেন। সব সময় একজন নার্স থাকেন; মঙ্গলবারে আসেন চিকিৎসক।',
        ),
        ul('পাঁচজন বাসিন্দার জন্য একজন পরিচর্যাকারী', 'চাইলে কাজ আছে: বাগান, চিঠি, পড়ানো', 'ফাউন্ডেশনের সভায় প্রত্যেক বাসিন্দার একটি ভোট'),
        quote('এনেছিলাম দুইখানা শাড়ি আর চল্লিশ বছরের রান্না। বাবুর্চি আমাকে ওস্তাদ মেনেছে।', 'রহিমা খালা, ৭৪'),
      ),
    ),
    images: ['kantha-evening', 'tea-stall-news', 'village-fair', 'oldhome'],
  },
  subcategories: [
    {
      title: both('The carrom verandah', 'ক্যারমের বারান্দা'),
      text: both(
        'Four boards, long afternoons and no mercy for beginners.',
        'চার বোর্ড, লম্বা দুপুর, আর নতুনদের জন্য কোনো ছাড় নেই।',
      ),
      category,
      image: 'carrom',
      detail: {
        category,
        title: both('The carrom verandah', 'ক্যারমের বারান্দা'),
        text: both(
          html(
            p(
              'Between lunch and tea the verandah belongs to carrom. Neighbours come over the wall to watch, pupils come to learn, and the physiotherapist counts every strike as exercise.',
            ),
            p(
              'Company is part of the care plan, as important as the pills. A resident who has not been seen at a board for two days gets a visit.',
            ),
            ul(
              'Four boards, powder from the kitchen',
              'A league table on the door of the dining room',
              'An annual cup, held by Rahima Khala and Rafiq',
            ),
            p('Visitors are welcome from two to four. Bring good nerves.'),
          ),
          html(
            p(
              'দুপুরের খাবার আর বিকেলের চায়ের মাঝের সময়টা বারান্দা ক্যারমের। প্রতিবেশীরা দেয়াল টপকে দেখতে আসেন, শিক্ষার্থীরা শিখতে, আর ফিজিওথেরাপিস্ট প্রতিটি মারকে ব্যায়াম হিসেবে গোনেন।',
            ),
            p('সঙ্গ এখানে চিকিৎসারই অংশ, ওষুধের মতোই জরুরি। দুদিন কাউকে বোর্ডে না দেখলে কেউ একজন তাঁর ঘরে গিয়ে বসেন।'),
            ul('চার বোর্ড, পাউডার আসে রান্নাঘর থেকে', 'খাবারঘরের দরজায় লিগের তালিকা', 'বার্ষিক কাপ, এবার রহিমা খালা ও রফিকের'),
            p('বেলা ২টা থেকে ৪টা, যে কেউ আসতে পারেন। মন শক্ত করে আসবেন।'),
          ),
        ),
        images: ['village-fair', 'tea-stall-news', 'paddywalk', 'carrom'],
      },
    },
    {
      title: both('Letter afternoons', 'চিঠির বিকেল'),
      text: both('An elder and a child, one pen and a sheet of paper.', 'একজন প্রবীণ, একটি শিশু, এক কলম আর একখানা কাগজ।'),
      category,
      image: 'letters',
      detail: {
        category,
        title: both('Letter afternoons', 'চিঠির বিকেল'),
        text: both(
          html(
            p(
              'On rainy Wednesdays children from the home across the lane come with paper. One speaks, the other writes, and after a page they change.',
            ),
            p(
              'The letters go to sons in Riyadh, to a school friend last seen in 1971, to the editor, to the Meteorological Department. The post boat takes them all.',
            ),
            ol(
              'Tea first',
              'The one who dictates may not look',
              'The one who writes may ask three questions',
              'Both sign',
            ),
            quote('He writes what I mean. I only say the words.', 'Fazlu Mia, 80'),
          ),
          html(
            p('বৃষ্টির বুধবারগুলোয় গলির ওপারের শিশু নিবাস থেকে শিশুরা কাগজ নিয়ে আসে। একজন বলে, অন্যজন লেখে; এক পৃষ্ঠা পরে অদলবদল।'),
            p('চিঠি যায় রিয়াদে ছেলের কাছে, ১৯৭১ সালে শেষ দেখা স্কুলের বন্ধুর কাছে, সম্পাদকের কাছে, আবহাওয়া অফিসেও। সব নিয়ে যায় ডাকনৌকা।'),
            ol('আগে চা', 'যিনি বলবেন, তিনি দেখতে পারবেন না', 'যে লিখবে, সে তিনটি প্রশ্ন করতে পারবে', 'সই দুজনের'),
            quote('আমি শুধু কথাগুলো বলি। যা বলতে চাই, সেটা ও লেখে।', 'ফজলু মিয়া, ৮০'),
          ),
        ),
        images: ['post-boat', 'river', 'tea-stall-news', 'letters'],
      },
    },
    {
      title: both('Warm before the fog', 'কুয়াশার আগেই ওম'),
      text: both(
        'Blankets, visits and a hot meal for elders who live on their own.',
        'একা থাকা প্রবীণদের জন্য কম্বল, খোঁজখবর আর গরম খাবার।',
      ),
      category,
      image: 'winter-blankets',
      detail: {
        category,
        title: both('Warm before the fog', 'কুয়াশার আগেই ওম'),
        text: both(
          html(
            p(
              'Not everyone wants to move into a home. Two hundred and twelve elders in Tongi and on the chars stay in their own houses and are visited there, by the same volunteer, twice a week.',
            ),
            p(
              'In winter the cart brings quilted blankets, in summer oral saline and a fan. In every season there is a hot lunch, carried over by a neighbour who cooks one portion more.',
            ),
            ul(
              'Twice a week, at a time that suits the host',
              'Repairs to roofs, steps and spectacles',
              'A bell on a string to the house next door',
            ),
            p('The volunteer sits down. It is the first thing we teach.'),
          ),
          html(
            p(
              'সবাই নিজের ঘর ছাড়তে চান না। টঙ্গী আর চরের ২১২ জন প্রবীণ নিজের বাড়িতেই থাকেন; সপ্তাহে দুদিন একই স্বেচ্ছাসেবক তাঁদের দেখতে যান।',
            ),
            p(
              'শীতে ঠেলাগাড়িতে আসে কম্বল, গরমে খাবার স্যালাইন আর পাখা। আর সব ঋতুতে আসে দুপুরের গরম ভাত, যে প্রতিবেশী এক থালা বেশি রাঁধেন তাঁর হাতে।',
            ),
            ul('সপ্তাহে দুদিন, গৃহকর্তার সুবিধামতো সময়ে', 'চাল, সিঁড়ি আর চশমা সারাই', 'দড়িতে বাঁধা ঘণ্টা, বাজে পাশের বাড়িতে'),
            p('স্বেচ্ছাসেবক গিয়ে আগে বসেন। আমরা প্রথমে এটাই শেখাই।'),
          ),
        ),
        images: ['flood', 'tea-stall-news', 'river', 'winter-blankets'],
      },
    },
  ],
}
