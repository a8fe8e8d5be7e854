/** What people and programs write into forms like ours, after messages seen: spam-classifier.ts learns from them. */

export interface Sample {
  name: string
  subject?: string
  message: string
}

export const GENUINE: Sample[] = [
  {
    name: 'Rahima Khatun',
    subject: 'Volunteering',
    message: 'I am a nurse in Khulna and would like to help at your health camps on Fridays.',
  },
  {
    name: 'মোঃ আব্দুল করিম',
    subject: 'শীতবস্ত্র',
    message: 'আসসালামু আলাইকুম। আমাদের গ্রামে শীতে অনেক মানুষ কষ্ট পাচ্ছেন। আপনারা কি কম্বল বিতরণ করবেন?',
  },
  { name: 'ফাতেমা বেগম', message: 'আমার ছেলের অপারেশনের জন্য সাহায্য দরকার। আমার ফোন নম্বর ০১৭১১-০০০০০০। আল্লাহ আপনাদের ভালো করুন।' },
  { name: 'Sumon', message: 'Assalamu alaikum bhai, ami apnader sathe kaj korte chai. Ki korte hobe janaben please.' },
  {
    name: 'tanvir hasan',
    subject: 'donation',
    message: 'vai bkash e taka pathaite chai kintu number ta pacchi na. number ta diben?',
  },
  { name: 'Nusrat J.', message: 'Amar elakay ekta school er jonno boi dorkar. Apnara ki boi den? 🙏🙏' },
  {
    name: 'محمد علي',
    subject: 'السلام عليكم',
    message: 'السلام عليكم ورحمة الله وبركاته، أود التبرع لمشروع الأيتام. كيف يمكنني ذلك؟ جزاكم الله خيرا',
  },
  {
    name: 'Yusuf Rahman',
    message: 'السلام عليكم. I live in London and want to give my zakat through you. Do you give receipts?',
  },
  {
    name: 'Dr. Anwar Hossain',
    subject: 'Partnership',
    message: 'We run a clinic in Sylhet (https://example-clinic.org) and would be glad to hold an eye camp with you.',
  },
  {
    name: 'Priya',
    message: 'Hello, my page is www.priyaphotos.example.com - I can take pictures at your events for free 📷😊',
  },
  {
    name: 'Karim',
    message:
      'I need a loan of 20000 taka for my small shop. I heard you have microcredit. What is the interest and what papers do I need?',
  },
  {
    name: 'Shahida Akter',
    subject: 'Medicine',
    message:
      'My mother is ill and the medicine is too expensive for us. Can she get the pills at your camp without a prescription fee?',
  },
  {
    name: 'MD RAFIQUL ISLAM',
    subject: 'HELP NEEDED',
    message:
      'MY HOUSE WAS WASHED AWAY IN THE FLOOD. WE ARE SIX PEOPLE LIVING ON THE ROAD IN KURIGRAM. PLEASE HELP US. MY NUMBER IS 01811000000.',
  },
  {
    name: 'Emily Carter',
    subject: 'A question from a student',
    message:
      'I am writing my thesis about orphan care in Bangladesh. Could I interview somebody on your team by video call?',
  },
  {
    name: 'Jahid',
    subject: 'Website',
    message:
      'There is a problem on your website: the donate button does nothing on my old phone. It is a Symphony with Chrome.',
  },
  {
    name: 'Sadia Islam',
    subject: 'I can help online',
    message:
      'I am a digital marketing expert from Dhaka and want to volunteer. I could help with SEO and your Facebook page, free of charge of course.',
  },
  {
    name: 'Arif',
    message:
      'I am a web developer. I can help with website design and development as a volunteer at weekends. My work: https://arif.example.dev',
  },
  {
    name: 'Tom Becker',
    subject: 'Bitcoin',
    message: 'Can I donate in bitcoin? If not, is a bank transfer from Germany possible?',
  },
  {
    name: 'Mrs. Green',
    subject: 'My will',
    message:
      'I am 81 and would like to leave part of my inheritance to your foundation. Whom may my solicitor write to?',
  },
  { name: 'Rakib', message: 'Thanks' },
  { name: 'রিমা', message: 'ধন্যবাদ ❤️' },
  { name: 'Imran', message: '?' },
  {
    name: 'Hasan Mahmud',
    subject: 'Event',
    message: 'What time does the tree planting start on 5 June? Is there parking? Can my children (7 and 9) come too?',
  },
  {
    name: 'Daily Star reporter',
    subject: 'Press request',
    message:
      'We are preparing a story on the flood relief. Please see last year’s: https://example.com/story-1 and https://example.com/story-2. Could we speak with your chairman by 5 pm?',
  },
  {
    name: 'Kazi Farhana',
    subject: 'Partner NGO',
    message:
      'Our reports: https://ngo.example.org/2024 https://ngo.example.org/2025 and our page https://facebook.com/example. We would like to work together in Bhola.',
  },
  {
    name: 'Lutfor',
    message: 'I sent 5,000 taka by bKash on 3 March, transaction 9AB7XK21QP, and got no receipt. Please check.',
  },
  { name: 'Anonymous', message: 'I want to give 100% of my first salary. How much of it reaches the people?' },
  {
    name: 'শিক্ষক',
    subject: 'বই',
    message: 'আমাদের বিদ্যালয়ে ১২০ জন ছাত্রছাত্রী। পাঠাগারের জন্য কিছু বই পেলে উপকৃত হতাম। যোগাযোগ: headmaster@school.example.bd',
  },
  {
    name: 'Abdullah Al-Mamun',
    message:
      'Dear Sir, I have the honour to inform you that I passed HSC this year. I am very poor. Kindly give me a scholarship for university admission. I remain, Sir, yours obediently, Abdullah',
  },
  {
    name: 'Maria Gonzalez',
    message: 'Hola, vivo en España y quiero ayudar a los niños de Bangladesh. ¿Aceptan tarjetas?',
  },
  {
    name: 'Jean',
    message: 'Bonjour, je suis médecin à Lyon. Est-ce que je peux venir travailler deux semaines cet été ?',
  },
  { name: 'सुनीता', message: 'नमस्ते, मैं कोलकाता से हूँ। क्या आप भारत से दान लेते हैं?' },
  {
    name: 'Nabil Chowdhury',
    subject: 'Unsubscribe',
    message: 'Please take me off the newsletter list, I get it twice. Or tell me where to unsubscribe.',
  },
  { name: 'Ruma', message: 'Where is your office? I looked at https://maps.app.goo.gl/abc123 and could not find it.' },
  { name: 'Babul Mia', message: 'আমি রিকশা চালাই। মাসে ১০০ টাকা করে দিতে চাই। কিভাবে দিব?' },
  {
    name: 'Nasreen',
    subject: 'Old home',
    message:
      'My aunt is 74 and alone. May I bring her to see the old home next week? Please call 01711 000000 or +880 1711 000000 after 4.',
  },
  { name: 'Ashik', message: 'ভাই, online e form fill up korte parsi na, বারবার error দেখায়। WhatsApp dilam 01911000000' },
  { name: 'Wasim Akram', message: 'I came across your website and was moved by the story of Amina. Is she well now?' },
  {
    name: 'Green Pack Ltd',
    subject: 'Offer of goods',
    message:
      'Our factory in Gazipur has 800 blankets left over. We would like to give them away free of cost. Who can fetch them with a truck?',
  },
  { name: 'Omar F.', message: 'Is it allowed to use zakat for the tube wells? Our imam asked. JazakAllah khair 🤲' },
  {
    name: 'Ayesha',
    subject: 'Lost on the Volunteer page',
    message:
      'I registered as a volunteer two weeks ago and nobody called. Did it arrive? My name there is Ayesha Siddiqua.',
  },
  {
    name: 'Zubair',
    message:
      'Best wishes from the students of BUET. We raised 12,350 taka at our concert and want to hand it over on Sunday.',
  },
  {
    name: 'Halima',
    message: 'আসসালামু আলাইকুম\n\nআমার স্বামী অসুস্থ। দুইটা মেয়ে। ঘরে বসে সেলাইয়ের কাজ করি, কিন্তু চলে না।\n\nআল্লাহর ওয়াস্তে একটু দেখবেন।',
  },
  {
    name: 'Peter O’Neill',
    subject: 'Grant',
    message:
      'Our trust gives up to $5,000 a year to schools. Please send us your last annual report and the name of your treasurer.',
  },
  { name: 'Shila', message: 'Video ta dekhlam https://youtu.be/abc123 khub bhalo laglo. Ei rokom kaj aro chai!' },
  { name: 'Mizan', message: 'I want to sponsor one orphan. How much per month, and will I get letters or pictures?' },
  { name: 'Tahmina', message: 'আপনাদের বৃদ্ধাশ্রমে থাকার নিয়ম কী? আমার দাদু ৮২ বছরের, কেউ দেখার নেই।' },
  { name: 'Robin', message: 'Vai amar basha Rangpur. Ekhane konodin relief ashe nai. Ekbar ashen please 🙏' },
  {
    name: 'HR, Example Group',
    message:
      'We are a garments manufacturer and our staff collected 240,000 taka for your winter campaign. Whom should we invite to our factory for the cheque? www.examplegroup.com',
  },
  {
    name: 'Sarah L.',
    message: 'I won’t be able to make my monthly payment in May. Could you cancel my standing order, please?',
  },
  {
    name: 'Ismail',
    message:
      'Do you buy blankets wholesale? My cousin has a shop in Bongo Bazar and would give you the best price, without profit.',
  },
  { name: 'Ahmed', message: 'আমি অনলাইনে টাকা পাঠাতে পারছি না। নগদ একাউন্ট আছে? আমার আয় কম কিন্তু মাসে ৫০ টাকা দিতে পারবো।' },
  {
    name: 'Grace',
    message:
      'Hello from Kenya! We run a similar foundation and would love to learn how your microcredit works. See us at https://kenya.example.org',
  },
  {
    name: 'Mitu',
    message:
      'I found your website through a friend. I studied social work and look for an internship from July to September.',
  },
  {
    name: 'S. M. Kamal',
    message:
      'Please call me back. 01700-000000. I have 3 decimals of land in Jashore which I want to give for a school.',
  },
  { name: 'Fahim', message: 'Your Facebook page says the camp is on Friday, the website says Saturday. Which is it?' },
  { name: 'أحمد', message: 'هل يمكنني كفالة يتيم من السعودية؟' },
  {
    name: 'Lopa',
    message:
      'I am a doctor. Can I volunteer for the free friday clinic? I can prescribe medicines and bring some samples from my hospital.',
  },
  {
    name: 'Jamal',
    message: 'amar ekta business ache. loan nite chai 50 hajar. interest koto? gorur khamar korbo inshallah',
  },
  {
    name: 'Helen',
    message:
      'I would like to fundraise by running a marathon. Is there a page for sponsors? Mine is https://www.justgiving.example/helen-runs',
  },
  {
    name: 'Md. Saiful',
    message: 'Is my donation tax free? My company wants to give 1 million taka and needs an 80G style certificate.',
  },
  { name: 'Kabir', message: 'আসসালামু আলাইকুম, ফ্রি চক্ষু শিবির কবে হবে? ফ্রি কি চশমা দেয়?' },
  {
    name: 'Zara',
    message:
      'I make short videos. I could make a promotional video for your tree planting for free. Examples: https://youtu.be/aaa https://youtu.be/bbb',
  },
  {
    name: 'Monir',
    message:
      'PLEASE SIR GIVE ME A JOB, I HAVE NO FATHER AND I READ IN CLASS TEN, I CAN DO ANY WORK SIR, MY NUMBER 01600000000',
  },
  { name: 'Ripon', message: 'My ID number from the form is 7731, I forgot to write my blood group, it is O+.' },
  {
    name: 'Parvin',
    message: 'Apnader microcredit niye jante chai. Ami selai machine kinbo, 15 hajar taka loan lagbe. Kisti koto kore?',
  },
  {
    name: 'Col. (retd) Haque',
    message:
      'I am 70, retired, and have time on my hands. I can teach mathematics to your children three mornings a week.',
  },
  {
    name: 'Lamia',
    message: 'Is the certificate for volunteers free? I need it for my university application before 10 December.',
  },
  { name: 'Sohel', message: 'ভাই আমার বিকাশ থেকে ভুলে দুইবার টাকা চলে গেছে, ৫০০ টাকা ফেরত পাওয়া যাবে?' },
  {
    name: 'Anika',
    message: 'I love your work!! May Allah reward you all. InshaAllah I will send something every month ❤️❤️',
  },
  {
    name: 'BRAC University Club',
    message:
      'We are organising a charity concert and would like your foundation to be our beneficiary. Expected income is about 2 million taka. Could we meet?',
  },
  {
    name: 'David',
    message: 'I transferred $250 from Canada on Monday via Western Union. Reference 123-456-7890. Has it arrived?',
  },
  { name: 'Mim', message: 'ami blood donate korte chai, O negative. Dhaka te lagle call diben 01500000000' },
  {
    name: 'Tanjila',
    message:
      'My father died and left land. How does your foundation take land as a gift, and does a lawyer have to be there?',
  },
  {
    name: 'Nadia K',
    message:
      'I run a small bakery and would like to give you our unsold bread every evening. We close at 9 pm. https://nadiabakes.example',
  },
  {
    name: 'Print shop',
    message: 'You ordered 500 leaflets from us; they are ready. The price is 3,500 taka as agreed. Please fetch them.',
  },
  { name: 'Shuvo', message: 'আপনাদের সাইটে আমার ছবি আছে গ্যালারিতে, আমার অনুমতি ছাড়া। দয়া করে সরিয়ে ফেলুন।' },
  {
    name: 'Rezaul',
    message: 'Sir, my application for education help was refused. I have GPA 5. Kindly reconsider. My roll 102938.',
  },
  { name: 'Layla', message: 'السلام عليكم، هل توزعون لحوم الأضاحي هذا العام؟ أريد المشاركة بخروفين' },
  {
    name: 'Ben',
    message:
      'Can my company match the donations of our staff? We use https://benevity.example and need your registration number.',
  },
  {
    name: 'Moumita',
    message: 'The video on the home page has no sound on iPhone. Otherwise a beautiful website, congratulations!',
  },
  {
    name: 'Asif',
    message: 'I want to invest my zakat where it helps people earn. Do you buy cows or rickshaws for families?',
  },
  { name: 'Jharna', message: 'amar meyer biye, kichu sahajjo korben? Amra khub gorib. Address: Char Fasson, Bhola' },
  {
    name: 'Abir',
    message: 'Need urgent help: my friend had an accident and is in DMCH, needs B+ blood tonight, 2 bags. 01999000000',
  },
  {
    name: 'Teacher',
    message:
      'Please send us the price of the health booklet, we want 40 copies for our class, and tell us how to order.',
  },
  {
    name: 'Rezwana Karim',
    message:
      'Dear colleagues, I am writing on behalf of a small trust in Manchester which was founded in 1994 by families from Sylhet. Every year we support two or three organisations that work with older people and with children who have lost their parents. Our trustees read your last report with great interest, in particular the pages about the old home and the school. Before we decide, we would like to ask a few questions. How many people live in the home at present, and how many are waiting? Who pays the nurses? Do you own the building, or is it rented? Has a doctor been found for the second floor, which your website says was planned for last spring? We would also like to know how you choose the families for the microcredit, what share of the loans is paid back, and whether the interest is used for new loans. If it suits you, two of our trustees will be in Dhaka from 4 to 19 February and could visit you on any day except Friday. We can offer a grant of up to 12,000 pounds for one year, and perhaps more later. Please send your registration certificate and the names of your committee. With best regards and prayers for your work, Rezwana Karim',
  },
  {
    name: 'Aminul',
    message:
      'শ্রদ্ধেয় স্যার, সালাম নিবেন। আমি একজন কৃষক। গত বন্যায় আমার তিন বিঘা জমির ধান নষ্ট হয়েছে। ব্যাংকের ঋণ আছে, মহাজনের কাছেও ঋণ। ছেলেটা কলেজে পড়ে, তার ফি দিতে পারছি না। আপনাদের ফাউন্ডেশন থেকে যদি বিনা সুদে কিছু টাকা ঋণ পেতাম তাহলে আবার চাষ করতে পারতাম। আমাদের ইউনিয়নের চেয়ারম্যান সাহেবের সুপারিশ আছে। দয়া করে আমার আবেদনটি বিবেচনা করবেন।',
  },
  {
    name: 'Iqbal',
    message:
      'Our company wants to do its CSR with you this year. We sell water filters and can provide 50 of them for your schools, with installation and service for two years. Please tell us whom to contact.',
  },
  {
    name: 'Student',
    message:
      'hi, for our business studies project we have to write a marketing plan for a charity, can we ask you some questions about your website, your facebook page and how you find donors? thank you',
  },
]

export const SPAM: Sample[] = [
  {
    name: 'Mike Johnson',
    subject: 'SEO for your site',
    message:
      'Hi, I was visiting your website and noticed that it does not rank on Google. Our SEO services will bring you to the first page of Google. Can I send you a quote and price list?',
  },
  {
    name: 'Ella',
    subject: 'Guest post',
    message:
      'Hello, do you accept guest posts on your website? We pay for dofollow backlinks. Please share your price for a sponsored article.',
  },
  {
    name: 'Eric Jones',
    subject: 'Your website',
    message:
      'My name is Eric and I just came across your website. What if there were an easy way to turn visitors into leads? CLICK HERE https://talkwithwebvisitor.example to try it. If you’d like to unsubscribe click here https://stop.example/u',
  },
  {
    name: 'Web Studio',
    message:
      'We offer website design services and mobile app development at affordable prices. We can redesign your website from $299. Reply for our packages and a free quote.',
  },
  {
    name: 'Domain Expert',
    subject: 'Increase DA',
    message:
      'Increase your Domain Authority to 50+ in 30 days with our link building service. 500 high quality backlinks for only $49. Order now: https://da.example/buy',
  },
  {
    name: 'LeadGen',
    message:
      'We have a B2B contact list of 50 million businesses. Qualified leads, email lists for every country. Free sample on request.',
  },
  {
    name: 'Crypto King',
    subject: 'Make $5000 per day',
    message: 'Make $5,000 a day with our crypto trading robot. Guaranteed profit! Start here https://profit.example',
  },
  {
    name: 'Anna',
    message: 'Your Bitcoin wallet balance of 1.35 BTC is waiting. Withdraw your funds now: https://bit.ly/3xyzAbc',
  },
  {
    name: 'Trader Pro',
    message:
      'Forex trading signals with high ROI. Double your investment in 7 days. Join our Telegram channel t.me/fxsignals',
  },
  {
    name: 'Recovery Team',
    message:
      'Were you scammed? We recover lost or stolen crypto funds from fraud platforms. Crypto recovery guaranteed. Contact on WhatsApp.',
  },
  {
    name: 'Lucky',
    message: 'Best online casino with 200 free spins and 100% bonus! Play slots online now https://casino.example',
  },
  {
    name: 'Jeet',
    subject: 'jeetbuzz',
    message: 'জিতবাজ অনলাইন ক্যাসিনো ও ক্রিকেট বেটিং সাইট, আজই যোগ দিন: https://jeetbuzz.example',
  },
  {
    name: '1xbet',
    message: '1xBet promo code bonus for sports betting, bookmaker number one. Download the app: 1xbet-apk.com',
  },
  {
    name: 'Pills4U',
    message:
      'Buy cheap viagra and cialis online without prescription. Canadian pharmacy, fast delivery. https://pills.example',
  },
  {
    name: 'Health',
    subject: 'Keto',
    message:
      'Lose 20 kg in 20 days with these keto gummies! Weight loss pills, male enhancement and CBD oil at 70% off.',
  },
  {
    name: 'Sweetie',
    message: 'Hot girls near you want sex dating tonight. See my nude photos https://date.example/me',
  },
  {
    name: 'Barrister James',
    subject: 'Confidential',
    message:
      'I am a barrister. My late client left 12.5 million US dollars without next of kin. I want you to stand as beneficiary. Strictly confidential, urgent response needed.',
  },
  {
    name: 'Mrs. Sarah Williams',
    subject: 'Donation to charity',
    message:
      'Dear beloved, I am a widow dying of cancer and I want to donate my inheritance of 8.5 million dollars to charity work through you. Reply for the fund transfer.',
  },
  {
    name: 'Claims',
    message:
      'Congratulations, you have won the Facebook lottery. Claim your prize of one million dollars by sending your details to our Western Union agent.',
  },
  {
    name: 'Quick Loans',
    message:
      'Business loans approved within 24 hours, no collateral, no credit score check. Loan offer at 2% interest. Apply now.',
  },
  { name: 'https://seo-agency.example', message: 'Good day' },
  { name: 'www.cheapfollowers.example', subject: 'Hi', message: 'Instagram followers' },
  { name: 'Kevin', message: 'https://some-shop.example/deal?id=123' },
  {
    name: 'Robert',
    message: '<a href="https://shop.example">cheap watches</a> <a href="https://shop.example/2">replica bags</a>',
  },
  { name: 'Denis', message: '[url=https://replica.example]Replica watches[/url] best quality' },
  {
    name: 'Links',
    message:
      'See https://a.example https://b.example https://c.example https://d.example https://e.example https://f.example',
  },
  {
    name: 'Ольга',
    subject: 'Заработок',
    message: 'Здравствуйте! Предлагаем заработок в интернете от 5000 рублей в день. Подробности на сайте.',
  },
  { name: 'Иван', message: 'Продвижение сайтов в топ Яндекса и Гугла. Прогон по базам, вечные ссылки недорого.' },
  { name: '王伟', message: '您好,我们是中国的工厂,生产各种塑料制品,价格优惠,质量保证,欢迎联系我们合作。' },
  { name: 'Casino', message: 'Лучшее онлайн казино, бонус за регистрацию 100 фриспинов http://kazino.example' },
  { name: 'AAsdkjHGwqeZXcv', subject: 'qWeRtYuIoPAsDf', message: 'pLmOkNiJbUhVyGcTfXrDz' },
  { name: 'tQxZbVnMwKjH', message: 'gHrTyUkLpOiWqAsZ' },
  {
    name: 'Marketing',
    message:
      'This message was delivered to you through your website contact form. We can send your ad to millions of contact forms for $99. Contact form marketing works! To opt out visit https://optout.example',
  },
  {
    name: 'AI Tools',
    message:
      'Grow your business with our AI chatbot! Limited time offer, free trial, money back guarantee. Click the link below: https://ai.example https://ai.example/trial',
  },
  {
    name: 'Followers',
    message:
      'Buy now 10,000 Facebook followers and likes! Best price, 100% guaranteed, social media marketing panel. tinyurl.com/smm-panel',
  },
  {
    name: 'Mr Lee',
    subject: 'Manufacturer of LED lights',
    message:
      'Dear manager, we are a manufacturer of LED lights in Shenzhen. Wholesale, factory price, OEM. See our catalogue www.led.example.com and order now.',
  },
  { name: 'Income', message: 'ঘরে বসে আয় করুন প্রতিদিন ২০০০ টাকা ইনকাম! অনলাইন ইনকাম করতে এখনই যোগ দিন https://t.me/income' },
  { name: 'Taka', message: 'Ghore bose income korun daily 3000 taka, online income app link https://bit.ly/income' },
  {
    name: 'Speed',
    message:
      'I found errors on your website that hurt your ranking. We can rank your website higher and increase organic traffic. May I send a free audit?',
  },
  {
    name: 'Video',
    message:
      'Do you need an explainer video for your business? Our animated videos increase sales and drive more traffic. Prices start at $195. Unsubscribe: https://unsub.example',
  },
  { name: 'Escort Agency', message: 'VIP escorts and massage in your city, adult dating, porn videos xxx.example.com' },
  { name: 'V', message: '𝐂𝐡𝐞𝐚𝐩 𝐯𝐢𝐚𝐠𝐫𝐚 and ci\u200balis here, no prescription' },
  {
    name: 'Invest',
    message:
      'Earn up to $900 weekly passive income. Financial freedom starts with our investment platform, daily returns paid in USDT. bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  },
  {
    name: 'Web',
    message:
      'Dear website owner, your domain expires soon. Your website is not listed in search engines. Act now to submit it: https://register.example/domain',
  },
  { name: 'Cаsinо', message: 'Bеst bоnus, frее sрins tоday' },
  {
    name: 'Jessica',
    message:
      'Hi there, I help businesses get more customers from Google Maps. Would you be open to a 10 minute call this week? Cheers, Jessica',
  },
  {
    name: 'Noah',
    message:
      'Hello, we have a promotional offer for your website foundation.example. Get unlimited website hosting for only $1 per month. Details: https://host.example',
  },
  {
    name: 'Alex Smith',
    message:
      'I noticed your website is missing on the first page for your main keywords. Our team can fix that with white-hat SEO. Shall I send over a proposal?',
  },
  {
    name: 'BestBonus',
    message:
      'Get your welcome bonus at the most trusted betting exchange in Bangladesh, deposit with bKash, withdraw instantly www.betwin.example',
  },
  { name: 'Sakib99', message: 'ভাই বোনেরা, ক্রিকেট বেটিং করে লাখ টাকা জিতুন, বিকাশে পেমেন্ট https://bit.ly/bet-bd' },
  {
    name: 'Amina Al-Qadhafi',
    message:
      'I am the daughter of the late president. I have $27.5 million US dollars deposited in a security company and need your help to move the funds. Reply urgently to my private email.',
  },
  {
    name: 'WhatsApp job',
    message:
      'We are hiring! Work from home 1-2 hours a day, salary 2000-5000 taka daily. Contact WhatsApp wa.me/8801700000000',
  },
  {
    name: 'Clara',
    message:
      'Sell your products to 20,000+ distributors! We provide verified email databases of importers in USA and Europe. Sample list free.',
  },
  { name: 'Hydra', message: 'hydra onion зеркало ссылка магазин hydraruzxpnew4af.example' },
  { name: 'Anton', message: 'Купить диплом о высшем образовании недорого https://diplom.example' },
  { name: 'RyanPam', message: 'https://erotic.example/girls best video <a href="https://erotic.example">click</a>' },
  {
    name: 'Nina',
    message:
      'Looking for a serious relationship? Thousands of beautiful Ukrainian women are waiting. Register free: https://love.example',
  },
  {
    name: 'GlobalTrade',
    message:
      'We are leading exporter of PVC pipes, our company provide high quality products with competitive price. Please visit our website www.pvc.example.com for more details.',
  },
  {
    name: 'DebtHelp',
    message: 'Get out of debt today! Consolidate your loans, no credit check, approved in minutes. Call 1-800-000-0000',
  },
  {
    name: 'Investor',
    message:
      'We are investors ready to fund your project with a loan at 2% annual interest, up to 500 million dollars. Contact us for the terms.',
  },
  {
    name: 'AutoMsg',
    message: 'Want to send a message like this one to 1 million website owners? Contact me on Skype: live:blaster',
  },
  {
    name: 'Phil',
    message:
      'Your site has broken links and slow speed score. I fixed the same for other charities. I charge $149 flat. Interested?',
  },
  {
    name: 'Emma',
    message: 'Boost your Instagram with real followers, 5000 followers for $29, instant delivery. smmboost.shop',
  },
  {
    name: 'XRP',
    message: 'Elon Musk giveaway: send 1000 XRP and get 2000 XRP back. Event ends soon https://elon.example',
  },
  { name: 'fdgDSfhREhhFDs', message: 'GFhdfEWRTfdgHJkl' },
  {
    name: 'Sofia',
    message:
      'Buy Ozempic and phentermine online at low prices, no prescription needed, shipped worldwide https://rx.example',
  },
  {
    name: 'Copyright',
    message:
      'Your website uses images that violate copyright. Download the proof here https://drive.example/file.zip or we will sue.',
  },
  {
    name: 'Danny',
    message:
      'Do you want an article about your organization in Forbes and Yahoo News? We have packages from $199 for guaranteed publication.',
  },
  {
    name: 'Shop',
    message:
      'Nike, Gucci, Rolex replica watches 80% off today only https://luxury.example https://luxury.example/rolex',
  },
  {
    name: 'Olivia',
    message:
      'Hello foundation team, I can get your organisation featured on 300 news sites. It improves trust and your Google visibility. Pricing starts at $89. Want details?',
  },
  {
    name: 'Dmitry',
    message:
      'Good afternoon! We sell databases of companies, emails and phones, any country, any industry. Telegram: @dbseller',
  },
  {
    name: 'Lucas',
    message:
      'Are you tired of paying high energy bills? Switch to solar today and save up to 70%! Get your free quote: https://solar.example',
  },
  {
    name: 'Bet',
    message:
      'Mega jackpot today! Register on our site, get 500% deposit bonus and play live roulette and blackjack with real dealers.',
  },
  {
    name: 'Hannah',
    message:
      'We noticed that your website is not mobile friendly and loads slowly. Our developers can build you a modern WordPress website within a week for $399.',
  },
  {
    name: 'Mr. Chen',
    message:
      'Dear Sir/Madam, we produce LED screens, CE and RoHS certified, MOQ 10 pcs. May we send you our latest catalogue and quotation?',
  },
  {
    name: 'John Carter',
    message:
      'I have a client who wants to invest 50 million euro in your country. You will receive 10% commission. Kindly get back to me for more information at john.carter@mail.example',
  },
  {
    name: 'Olga',
    message:
      'Hi dear, I am Olga from Ukraine, 26 years old. I saw your profile and want to know you better. Write me on my mail, I will send my photos.',
  },
  {
    name: 'Promo',
    message: 'Flash sale! Ray-Ban sunglasses $24.99, up to 90% off. Hurry, while stocks last: https://rb-sale.example',
  },
  {
    name: 'Work',
    message:
      'Part time job offer, like YouTube videos and earn 1500-8000 taka everyday. Payment by bKash. Contact Telegram @hr_mila',
  },
  {
    name: 'Bank',
    message:
      'Dear customer, your account has been suspended. Verify your identity immediately: https://bit.ly/verify-acct',
  },
  {
    name: 'Evan',
    message:
      'Quick question, who is in charge of marketing at your company? We help companies like yours get 30-50 new appointments per month.',
  },
  { name: 'Loan', message: 'অল্প সময়ে লোন নিন, কোনো জামানত লাগবে না! অ্যাপ ডাউনলোড করুন: https://loan-app.example/apk' },
  { name: 'Yuki', message: 'https://tinyurl.com/abcd123 check this out' },
  {
    name: 'Pharm',
    message: 'Order generic modafinil, tadalafil, sildenafil. Best prices, discreet shipping, pay with bitcoin.',
  },
  {
    name: 'Garcinia',
    message:
      'My friend lost 15 kg in one month using this natural product, doctors hate it! Read the story https://slim.example',
  },
  {
    name: 'Mass',
    message:
      'I sent you this through your contact form and I can do the same for you: your ad to every website in Bangladesh for a low price.',
  },
  {
    name: 'Translate',
    message:
      'Professional translation services in 60 languages, certified translators, competitive rates. Contact us for a free estimate.',
  },
  {
    name: 'Max',
    message:
      'Increase your conversion rate with our heatmap tool. Start your 14-day trial, no card required. https://heat.example',
  },
  {
    name: 'NFT',
    message:
      'Join the presale of the hottest new token, 100x potential! Whitelist closes tonight: https://token.example',
  },
  { name: 'Ximena', message: 'Купите качественные ссылки для вашего сайта, скидка 50%' },
  { name: 'RobertTok', message: 'kjsdHFkjshdfKJH wieurY' },
  {
    name: 'Grace W',
    message:
      'I would like to place a large order from your store. Do you accept credit cards and do you ship to Australia?',
  },
  {
    name: 'Payday',
    message:
      'Need cash fast? Get up to $5000 deposited by tomorrow even with bad credit. Apply in 2 minutes https://cash.example',
  },
]
