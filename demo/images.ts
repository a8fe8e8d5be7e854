/** What the drawings and the logos show. English is each one's <title>. */
import type { Bilingual } from './shape'
import { both } from './write'

export const imageAlts: Record<string, Bilingual> = {
  award: both(
    'On a lit stage an elder hands a young volunteer a golden boat award while colleagues and the audience applaud',
    'আলোঝলমল মঞ্চে এক প্রবীণা তরুণ স্বেচ্ছাসেবকের হাতে সোনালি নৌকার সম্মাননা তুলে দিচ্ছেন, সহকর্মী ও দর্শকেরা করতালি দিচ্ছেন',
  ),
  birthday: both(
    'A girl cuts her birthday cake in the courtyard of the orphanage while children hold balloons and clap',
    'শিশু নিবাসের উঠানে একটি মেয়ে জন্মদিনের কেক কাটছে, চারপাশে বেলুন হাতে শিশুরা হাততালি দিচ্ছে',
  ),
  'blood-donation': both(
    'A young man gives blood on a couch while a nurse watches the line and earlier donors rest with juice',
    'এক তরুণ শুয়ে রক্ত দিচ্ছেন, নার্স নলটি দেখছেন, আগে রক্ত দেওয়া দাতারা ফলের রস হাতে বিশ্রাম নিচ্ছেন',
  ),
  boishakh: both(
    'Pohela Boishakh: neighbours carry a big paper owl, a tiger and a sun mask behind a drummer in the New Year procession',
    'পয়লা বৈশাখ: বর্ষবরণের শোভাযাত্রায় ঢাকির পেছনে কাগজের বড় পেঁচা, বাঘ আর সূর্যমুখোশ নিয়ে চলেছেন প্রতিবেশীরা',
  ),
  'cancer-care': both(
    'A care nurse visits a woman in treatment at her bedside; her daughter reads aloud in the window light',
    'চিকিৎসাধীন এক নারীর শয্যাপাশে এসেছেন সেবিকা; জানালার আলোয় মেয়ে মাকে বই পড়ে শোনাচ্ছে',
  ),
  carrom: both(
    'Four elders of the old home play carrom on the verandah at noon',
    'দুপুরে প্রবীণ নিবাসের বারান্দায় চার প্রবীণ ক্যারম খেলছেন',
  ),
  clinic: both(
    'A doctor checks an older man at the Free Friday Clinic while a mother and child wait',
    'শুক্রবারের ফ্রি ক্লিনিকে চিকিৎসক এক প্রবীণের রক্তচাপ দেখছেন, পাশে অপেক্ষায় মা ও শিশু',
  ),
  'computer-class': both(
    'Pupils learn to use computers with their teacher while monsoon rain falls outside the classroom window',
    'শ্রেণিকক্ষের জানালার বাইরে বর্ষার বৃষ্টি, ভেতরে শিক্ষকের কাছে কম্পিউটার শিখছে শিক্ষার্থীরা',
  ),
  'eye-camp': both(
    'An optometrist fits new glasses on an older man at the eye camp while his granddaughter looks on',
    'চক্ষুশিবিরে এক প্রবীণের চোখে নতুন চশমা পরিয়ে দিচ্ছেন দৃষ্টি-পরীক্ষক, পাশে দাঁড়িয়ে দেখছে তাঁর নাতনি',
  ),
  'fish-pond': both(
    'Neighbours draw a net full of silver fish from the village pond at dawn while a woman gathers the catch in a basket',
    'ভোরে গ্রামের পুকুর থেকে রুপালি মাছভরা জাল টানছেন প্রতিবেশীরা, এক নারী ঝুড়িতে মাছ তুলছেন',
  ),
  flood: both(
    'Volunteers bring relief by boat to a family on a flooded homestead',
    'বন্যায় ডোবা এক বাড়িতে নৌকায় ত্রাণ নিয়ে এসেছেন স্বেচ্ছাসেবকেরা',
  ),
  'goat-loan': both(
    'A woman feeds the calf and the goats she bought with a small loan, with her daughter beside her at sunset',
    'সূর্যাস্তের আলোয় মেয়েকে পাশে নিয়ে এক নারী ক্ষুদ্রঋণে কেনা বাছুর আর ছাগলকে খাওয়াচ্ছেন',
  ),
  handwash: both(
    'Children wash their hands with soap at a new hand-wash station beside a clean latrine',
    'পরিচ্ছন্ন শৌচাগারের পাশে নতুন হাত ধোয়ার জায়গায় সাবান দিয়ে হাত ধুচ্ছে শিশুরা',
  ),
  iftar: both(
    'Volunteers share trays of iftar packets with neighbours on a mat as the moon rises over the mosque',
    'মসজিদের ওপরে চাঁদ উঠছে, মাদুরে বসা প্রতিবেশীদের সঙ্গে ইফতার ভাগ করে নিচ্ছেন স্বেচ্ছাসেবকেরা',
  ),
  kantha: both(
    'Women of the village stitch one large nakshi kantha together',
    'গ্রামের নারীরা একসঙ্গে বড় একটি নকশিকাঁথা সেলাই করছেন',
  ),
  'kantha-evening': both(
    'In the evening the women of the village go on stitching their kantha by lantern light beside the river',
    'সন্ধ্যায় নদীর ধারে হারিকেনের আলোয় কাঁথা সেলাই করে চলেছেন গ্রামের নারীরা',
  ),
  letters: both(
    'On a rainy afternoon an elder and a girl write letters together at a table by the window',
    'বৃষ্টির বিকেলে জানালার ধারে টেবিলে বসে একসঙ্গে চিঠি লিখছেন এক প্রবীণ আর একটি মেয়ে',
  ),
  'library-boat': both(
    'Children choose books from the shelves of a library boat while a librarian hands one over and a boatman holds the pole',
    'পাঠাগার-নৌকার তাক থেকে বই বাছছে শিশুরা, গ্রন্থাগারিক একটি বই এগিয়ে দিচ্ছেন, লগি ধরে আছেন মাঝি',
  ),
  'long-table': both(
    'Children of the orphanage eat dinner together at a long table at night while two carers serve',
    'রাতে লম্বা টেবিলে একসঙ্গে খাচ্ছে শিশু নিবাসের ছেলেমেয়েরা, খাবার বেড়ে দিচ্ছেন দুই পরিচর্যাকারী',
  ),
  mangrove: both(
    'Villagers set mangrove seedlings in the tidal mud as light rain crosses the delta',
    'বদ্বীপে ঝিরঝিরে বৃষ্টি, জোয়ারের কাদায় কেওড়ার চারা বসাচ্ছেন গ্রামের মানুষ',
  ),
  marathon: both(
    'Women and men, one in a racing wheelchair, run along the river embankment at dawn while neighbours hand out water',
    'ভোরে নদীর বাঁধ ধরে দৌড়াচ্ছেন নারী-পুরুষ, একজন রেসিং হুইলচেয়ারে; পানি এগিয়ে দিচ্ছেন প্রতিবেশীরা',
  ),
  map: both('A drawn map of fields and lanes along a river', 'নদীর ধারে মাঠ আর গলির আঁকা মানচিত্র'),
  market: both(
    'A shopkeeper sells vegetables and pots from the stall she opened with a small loan',
    'ক্ষুদ্রঋণে খোলা নিজের দোকানে সবজি আর হাঁড়িপাতিল বিক্রি করছেন এক নারী',
  ),
  'mother-child': both(
    'A health worker weighs a baby on a scale and marks the growth card beside the mother, at sunrise',
    'সূর্যোদয়ের আলোয় মায়ের পাশে শিশুর ওজন মেপে বৃদ্ধির কার্ডে লিখছেন স্বাস্থ্যকর্মী',
  ),
  nightschool: both(
    'Night school: a teacher and her pupils under a lamp, six to nine every evening',
    'নৈশ বিদ্যালয়: বাতির নিচে শিক্ষক ও তাঁর শিক্ষার্থীরা, প্রতি সন্ধ্যায় ছয়টা থেকে নয়টা',
  ),
  oldhome: both('Two residents of the old home share tea in the garden', 'প্রবীণ নিবাসের বাগানে একসঙ্গে চা খাচ্ছেন দুই বাসিন্দা'),
  orphanage: both(
    'A carer reads to children under a krishnachura tree while others fly kites',
    'কৃষ্ণচূড়ার ছায়ায় শিশুদের বই পড়ে শোনাচ্ছেন এক পরিচর্যাকারী, অন্যরা ঘুড়ি ওড়াচ্ছে',
  ),
  paddywalk: both('Children walk to school along the embankment of a paddy field', 'ধানখেতের আল ধরে স্কুলে চলেছে শিশুরা'),
  logo: both('Alokdhara Foundation', 'আলোকধারা ফাউন্ডেশন'),
  'logo-light': both('Alokdhara Foundation', 'আলোকধারা ফাউন্ডেশন'),
  'logo-mark': both('Alokdhara Foundation', 'আলোকধারা ফাউন্ডেশন'),
  'partner-borsha-energy': both('Borsha Energy', 'বর্ষা এনার্জি'),
  'partner-jonaki-lamps': both('Jonaki Lamps', 'জোনাকি ল্যাম্পস'),
  'partner-kolmi-foods': both('Kolmi Foods', 'কলমি ফুডস'),
  'partner-nodi-works': both('Nodi Works', 'নদী ওয়ার্কস'),
  'partner-shimul-press': both('Shimul Press', 'শিমুল প্রেস'),
  'partner-tantikotha': both('Tantikotha', 'তাঁতিকথা'),
  pharmacy: both(
    'At night the pharmacist hands a packet of medicine across the lit counter to a father and his daughter',
    'রাতে আলো জ্বলা কাউন্টার থেকে বাবা ও মেয়ের হাতে ওষুধের প্যাকেট দিচ্ছেন ফার্মাসিস্ট',
  ),
  planting: both(
    'Villagers and school children plant saplings along the river embankment',
    'নদীর বাঁধে গাছের চারা লাগাচ্ছেন গ্রামের মানুষ ও স্কুলের শিশুরা',
  ),
  'portrait-assistant-vice-chairman': both(
    'Portrait of the assistant vice chairman, an older man with a grey moustache and a dark red shawl',
    'সহকারী ভাইস চেয়ারম্যানের প্রতিকৃতি: পাকা গোঁফ আর গাঢ় লাল শাল পরা এক প্রবীণ',
  ),
  'portrait-chairman': both('Portrait of the chairman', 'চেয়ারম্যানের প্রতিকৃতি'),
  'portrait-director': both(
    'Portrait of the second vice chairman, a man with a dark moustache and a navy jacket',
    'দ্বিতীয় ভাইস চেয়ারম্যানের প্রতিকৃতি: কালো গোঁফ আর গাঢ় নীল জ্যাকেট পরা এক ব্যক্তি',
  ),
  'portrait-elder': both('Portrait of an old-home resident', 'প্রবীণ নিবাসের এক বাসিন্দার প্রতিকৃতি'),
  'portrait-executive-director': both(
    'Portrait of the executive director, a woman with silver-streaked hair and a blue jamdani sari',
    'নির্বাহী পরিচালকের প্রতিকৃতি: চুলে রুপালি রেখা, পরনে নীল জামদানি শাড়ি',
  ),
  'portrait-manager-1': both('Portrait of a programme manager', 'কর্মসূচি ব্যবস্থাপকের প্রতিকৃতি'),
  'portrait-manager-2': both('Portrait of a field doctor', 'মাঠপর্যায়ের চিকিৎসকের প্রতিকৃতি'),
  'portrait-manager-3': both(
    'Portrait of a microcredit manager in a white panjabi, green waistcoat and prayer cap',
    'ক্ষুদ্রঋণ ব্যবস্থাপকের প্রতিকৃতি: সাদা পাঞ্জাবি, সবুজ কটি আর মাথায় টুপি',
  ),
  'portrait-manager-4': both(
    'Portrait of an education manager with wavy hair, an orange kameez and a blue scarf',
    'শিক্ষা ব্যবস্থাপকের প্রতিকৃতি: ঢেউখেলানো চুল, কমলা কামিজ আর নীল ওড়না',
  ),
  'portrait-manager-5': both(
    'Portrait of a technical manager with curly hair and thin glasses',
    'কারিগরি ব্যবস্থাপকের প্রতিকৃতি: কোঁকড়া চুল, চোখে সরু ফ্রেমের চশমা',
  ),
  'portrait-manager-6': both(
    'Portrait of a health manager with her green sari drawn over her hair',
    'স্বাস্থ্য ব্যবস্থাপকের প্রতিকৃতি: মাথায় টানা সবুজ শাড়ির আঁচল',
  ),
  'portrait-vice-chairman': both('Portrait of the vice chairman', 'ভাইস চেয়ারম্যানের প্রতিকৃতি'),
  'portrait-volunteer-1': both('Portrait of a young volunteer', 'এক তরুণ স্বেচ্ছাসেবকের প্রতিকৃতি'),
  'portrait-volunteer-2': both('Portrait of a student volunteer', 'এক শিক্ষার্থী স্বেচ্ছাসেবকের প্রতিকৃতি'),
  'portrait-volunteer-3': both(
    'Portrait of a volunteer in a brick-red headscarf and mustard vest',
    'ইটরঙা হিজাব আর সরষে-হলুদ ভেস্ট পরা এক স্বেচ্ছাসেবকের প্রতিকৃতি',
  ),
  'portrait-volunteer-4': both(
    'Portrait of a young volunteer with swept-up hair and light stubble',
    'ওপরে আঁচড়ানো চুল আর হালকা খোঁচা দাড়ির এক তরুণ স্বেচ্ছাসেবকের প্রতিকৃতি',
  ),
  'portrait-volunteer-5': both(
    'Portrait of a volunteer from the hill districts with a fringe and a flower in her hair',
    'পার্বত্য জেলার এক স্বেচ্ছাসেবকের প্রতিকৃতি: কপালে ছাঁটা চুল, চুলে ফুল',
  ),
  'portrait-volunteer-6': both(
    'Portrait of a retired teacher who volunteers, with grey hair and half-rim glasses',
    'অবসরপ্রাপ্ত শিক্ষক ও স্বেচ্ছাসেবকের প্রতিকৃতি: পাকা চুল, চোখে আধা-ফ্রেমের চশমা',
  ),
  'portrait-volunteer-7': both(
    'Portrait of a boat-crew volunteer with a beard and a green cap',
    'নৌকার দলের এক স্বেচ্ছাসেবকের প্রতিকৃতি: মুখে দাড়ি, মাথায় সবুজ ক্যাপ',
  ),
  'portrait-volunteer-8': both(
    'Portrait of a nursing student who volunteers, with big curls and a navy shirt',
    'নার্সিংয়ের শিক্ষার্থী এক স্বেচ্ছাসেবকের প্রতিকৃতি: ঘন কোঁকড়া চুল, গাঢ় নীল জামা',
  ),
  'post-boat': both(
    'At the Tongi ghat, the postman hands a letter from the post boat to a woman on the steps',
    'টঙ্গীর ঘাটে ডাকনৌকা থেকে সিঁড়িতে দাঁড়ানো এক নারীর হাতে চিঠি দিচ্ছেন ডাকপিয়ন',
  ),
  'raised-house': both(
    'A family lives safely in a house raised on an earthen plinth above the monsoon flood as the father comes home by boat',
    'বর্ষার পানির ওপরে উঁচু মাটির ভিটায় নিরাপদ ঘর, পরিবারের কাছে নৌকায় ফিরছেন বাবা',
  ),
  'river-cleanup': both(
    'Volunteers and fishers clear plastic from the river with nets and sort it into sacks on the bank',
    'জাল দিয়ে নদীর প্লাস্টিক তুলছেন স্বেচ্ছাসেবক ও জেলেরা, পাড়ে বস্তায় বস্তায় আলাদা করা হচ্ছে',
  ),
  'river-clinic': both(
    'Inside the river clinic boat at dusk: a doctor listens to a child on her mother’s lap while a nurse prepares medicine',
    'গোধূলিতে নদী-ক্লিনিকের নৌকার ভেতর: মায়ের কোলে শিশুর বুক পরীক্ষা করছেন চিকিৎসক, ওষুধ গোছাচ্ছেন নার্স',
  ),
  river: both(
    'A sail boat carries a health worker, a mother and school children down the river at dawn',
    'ভোরের নদীতে পালতোলা নৌকায় চলেছেন স্বাস্থ্যকর্মী, এক মা আর স্কুলের শিশুরা',
  ),
  'savings-circle': both(
    'Seven village women sit in a circle around a lantern and count the week’s savings into a cash box',
    'হারিকেন ঘিরে গোল হয়ে বসে সপ্তাহের সঞ্চয় গুনে বাক্সে রাখছেন গ্রামের সাত নারী',
  ),
  'second-classroom': both(
    'A schoolgirl cuts the ribbon that her teacher and an elder hold in front of the new second classroom',
    'নতুন দ্বিতীয় শ্রেণিকক্ষের সামনে শিক্ষক ও এক প্রবীণের ধরা ফিতা কাটছে এক ছাত্রী',
  ),
  'sewing-class': both(
    'Six women learn tailoring at six sewing machines at dusk while their trainer shows a finished cloth',
    'গোধূলিতে ছয়টি সেলাই মেশিনে দরজির কাজ শিখছেন ছয় নারী, তৈরি কাপড় দেখাচ্ছেন প্রশিক্ষক',
  ),
  slates: both(
    'Girls in school uniform write Bangla letters on their slates under a mango tree at noon',
    'দুপুরে আমগাছের ছায়ায় স্কুলের পোশাকে মেয়েরা স্লেটে বাংলা বর্ণ লিখছে',
  ),
  'solar-lamp': both(
    'At dusk a technician on a ladder fits a solar lamp under the eaves of a village house while the family watches',
    'গোধূলিতে মইয়ে উঠে গ্রামের ঘরের চালের নিচে সৌরবাতি লাগাচ্ছেন কারিগর, দেখছে পরিবারের সবাই',
  ),
  'tea-stall-news': both(
    'A man reads the newspaper aloud at a lamp-lit tea stall while monsoon rain falls on the village road',
    'গ্রামের পথে বর্ষার বৃষ্টি, বাতিজ্বলা চায়ের দোকানে এক ব্যক্তি সবাইকে খবরের কাগজ পড়ে শোনাচ্ছেন',
  ),
  'training-hall': both(
    'In the training hall a volunteer practises first aid on a dummy while the trainer counts and the others take notes',
    'প্রশিক্ষণকক্ষে পুতুলের ওপর প্রাথমিক চিকিৎসার অনুশীলন করছেন এক স্বেচ্ছাসেবক, প্রশিক্ষক গুনছেন, অন্যরা লিখে নিচ্ছেন',
  ),
  tubewell: both(
    'Neighbours fill clay pots at a new village tube well',
    'গ্রামের নতুন নলকূপ থেকে মাটির কলসি ভরছেন প্রতিবেশীরা',
  ),
  'village-fair': both(
    'Families arrive at the village fair through a gate of marigolds at dusk, with a drummer, a pinwheel seller and a wooden wheel',
    'গোধূলিতে গাঁদা ফুলের তোরণ পেরিয়ে গ্রামের মেলায় আসছে পরিবারগুলো; আছে ঢাকি, চরকিওয়ালা আর কাঠের নাগরদোলা',
  ),
  volunteers: both(
    'Volunteers walk the field path with seedlings, books, medicine and food boxes',
    'চারা, বই, ওষুধ আর খাবারের বাক্স নিয়ে মেঠোপথে চলেছেন স্বেচ্ছাসেবকেরা',
  ),
  weaver: both('A weaver at the handloom she bought with a small loan', 'ক্ষুদ্রঋণে কেনা নিজের তাঁতে কাজ করছেন এক তাঁতি নারী'),
  'winter-blankets': both(
    'In the dawn fog a volunteer gives a folded winter blanket to an older woman beside a cart of blankets',
    'ভোরের কুয়াশায় কম্বলভরা ঠেলাগাড়ির পাশে এক প্রবীণার হাতে ভাঁজ করা কম্বল দিচ্ছেন এক স্বেচ্ছাসেবক',
  ),
}
