/** What people and programs write into forms like ours, in the manner of messages seen; for the test of suspicion.ts. */

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
]
