/**
 * Phrases of the spam that contact forms get, by what they are about. A person may well write one of them; ten points
 * are enough for suspicion. Matched in small letters, in Unicode's NFKC.
 */

export interface Phrase {
  pattern: RegExp
  points: number
}

const phrases = (list: [points: number, ...patterns: string[]][]): Phrase[] =>
  list.flatMap(([points, ...patterns]) =>
    patterns.map((pattern) => ({ pattern: new RegExp(pattern.normalize('NFKC'), 'u'), points })),
  )

const SITE = '(?:web ?)?site'
const MONEY = '[$€£] ?\\d[\\d,.]*k?'

/** What it is about, as staff read it → its phrases. */
export const SPAM_PHRASES: Record<string, Phrase[]> = {
  'search ranking or web services': phrases([
    [10, 'продвижение сайт'],
    [
      5,
      'back ?links?\\b',
      'guest ?posts?\\b',
      '(?:sponsored|guaranteed) (?:post|article|content|publication)',
      'do-?follow\\b',
    ],
    [
      5,
      'domain authority',
      '(?:first|1st|top) page|top of google',
      '(?:more|organic|targeted|website) traffic',
      '\\bseo (?:services|agency|expert|package)',
    ],
    [
      5,
      `rank(?:s|ing)? (?:your ${SITE}|higher|(?:on|in) google)`,
      `your ${SITE} (?:is|does) (?:not|missing)`,
      `redesign your ${SITE}`,
      `your (?:rank|keywords|traffic)`,
    ],
    [
      4,
      'link building',
      'mobile app development',
      `${SITE} (?:design|development|hosting) (?:services|packages|agency|for)`,
      'white-hat',
    ],
    [
      4,
      '(?:explainer|animated) videos?',
      '\\b(?:real |facebook |instagram |buy |youtube |tiktok )+(?:followers|subscribers|likes)',
    ],
    [
      3,
      '\\bseo\\b',
      '(?:digital|social media) marketing',
      `(?:errors on|broken links|slow speed|speed score)`,
      'free (?:audit|quote|proposal)',
      `${SITE} design`,
    ],
    [
      2,
      `(?:came across|visiting|looking at|found|noticed) your ${SITE}`,
      'search engines',
      'hosting',
      'google maps',
      'promotional videos?',
    ],
  ]),
  selling: phrases([
    [
      4,
      `(?:from|for|only|just|at|charge|costs?) ${MONEY}`,
      'your (?:business|customers|sales|products|brand|competitors)\\b',
      'more (?:customers|sales|clients|leads)',
    ],
    [
      4,
      'we (?:offer|provide|sell|supply|manufacture|specialize)',
      '(?:leading|professional) (?:exporter|manufacturer|supplier|company|provider)',
      'work from home',
      '\\b\\d\\d% off',
    ],
    [
      4,
      '(?:sales|qualified) leads',
      '\\bb2b\\b',
      '(?:email|e-mail|contact) (?:lists?|databases?)',
      '(?:click|tap) (?:here|below|the link)',
      'unsubscribe',
      'opt[ -]?out\\b',
    ],
    [
      3,
      'our (?:team can|company provides?|services?|clients|packages|rates|prices|catalogue|agency)',
      'competitive price|best price|factory price|affordable price',
      'wholesale',
      'manufacturer',
      'high[ -]quality products',
    ],
    [
      3,
      '(?:buy|order|act|apply|join) now',
      'limited time|today only|ends soon',
      'free (?:trial|sample|demo|consultation)|sample list',
      'money back',
      '100% (?:bonus|guaranteed)|best quality',
      'instant(?:ly)? (?:delivery|approval|withdraw\\w*)|withdraw instantly',
    ],
    [
      3,
      '(?:minute|quick|short) call',
      'would you be (?:open|interested)',
      'send (?:over |you )?(?:a |our )?(?:proposal|quote|price)|price list|prices? start',
      'promotional offer|special offer|welcome bonus',
      '(?:boost|increase|grow) (?:your|sales)',
    ],
    [
      3,
      'shipped worldwide|fast delivery|free shipping',
      'verified',
      'to (?:distributors|importers|buyers)|(?:importers|distributors)\\b',
      'dear (?:manager|purchasing)',
      '\\bt\\.me/|telegram channel',
      'replica|rolex|gucci',
    ],
    [5, 'replica (?:watch|bag)', 'ai chatbot', 'visitors into leads'],
  ]),
  'mass mailing': phrases([
    [
      5,
      'contact forms? (?:marketing|blast|advertising)',
      `(?:million|millions of|thousands of) (?:contact forms|${SITE}s?)`,
      `(?:${SITE}|webmaster|domain) owners?|dear webmaster`,
    ],
    [
      5,
      'message like this one',
      `through your (?:${SITE} )?contact form`,
      'your domain expires',
      'violates? copyright|copyright.{0,40}(?:sue|download)',
    ],
  ]),
  'money made easily': phrases([
    [
      6,
      '(?:crypto|bitcoin|btc|forex|usdt) (?:trading|investment|mining|signals|robot|recovery|wallet|giveaway|profits?)',
    ],
    [
      6,
      `(?:earn|make|profit) (?:up to |over )?[$€£] ?\\d`,
      `${MONEY} ?(?:/|per |a |every )(?:day|week|hour)`,
      'giveaway',
      'taka (?:daily|per day|every day)',
      '(?:daily|online) income',
    ],
    [
      5,
      'passive income',
      'financial freedom',
      'guaranteed (?:profit|return|income)',
      'double your (?:money|investment)',
      '(?:salary|income).{0,25}(?:daily|per day)',
    ],
    [
      5,
      '(?:high|daily) (?:roi|returns?)\\b',
      '(?:lost|stolen).{0,20}(?:crypto|bitcoin)',
      'withdraw your (?:funds|money)',
      '\\bbc1[a-z0-9]{20,}',
      '\\b0x[0-9a-f]{40}\\b',
    ],
    [6, 'ঘরে বসে (?:আয়|ইনকাম|টাকা)', 'টাকা (?:আয়|ইনকাম)', 'অনলাইন ইনকাম', 'ghore bose (?:income|taka|ay)'],
    [10, 'заработ', 'купить диплом'],
  ]),
  gambling: phrases([
    [
      8,
      '\\b(?:1x|mel|most)bet\\b',
      '\\bjeet ?buzz',
      '\\bcrickex',
      '\\bbaji ?live',
      '(?:sports?|cricket|online) betting',
      'betting (?:site|app|id|tips|exchange)',
    ],
    [6, 'casino', 'free ?spins', '(?:online slots?|slots? online|slot gacor)', 'ক্যাসিনো', 'বেটিং', 'казино', 'фриспин'],
    [3, 'bookmaker', 'jackpot', 'promo code', 'টাকা জিতুন'],
  ]),
  'pills or sex': phrases([
    [
      6,
      'viagra',
      'cialis',
      'levitra',
      'tramadol',
      'xanax',
      'kamagra',
      'ozempic',
      'phentermine',
      '(?:cheap|online|canadian) (?:pharmacy|pills|meds)',
    ],
    [
      4,
      '(?:no|without(?: a)?) prescription',
      'cbd (?:oil|gummies)',
      'weight loss pills?',
      'keto (?:gummies|diet pills?)',
      'lose \\d+ ?(?:kg|pounds|lbs)',
    ],
    [
      6,
      'male enhancement',
      '\\bporn',
      '\\bxxx\\b',
      '\\bescorts?\\b',
      '(?:adult|sex) (?:dating|chat|cam)',
      '\\bnude',
      '\\berotic',
    ],
    [
      6,
      '(?:hot|sexy|beautiful|ukrainian|russian) (?:ukrainian |russian )?(?:girls|singles|women|ladies)',
      'serious relationship',
      'виагра',
      'порно',
    ],
  ]),
  'money of strangers': phrases([
    [
      5,
      'next of kin',
      `million (?:us )?(?:dollars|usd|euros|pounds)|${MONEY} ?million`,
      'barrister',
      'lottery',
      'western union',
      'stand as (?:the )?beneficiary',
    ],
    [
      4,
      'inheritance',
      'fund transfer|(?:move|transfer|release) (?:of )?(?:the|these|this) (?:funds?|money)',
      'strictly confidential',
      'you (?:have )?won\\b',
      'claim your (?:prize|reward|funds)',
      'dear beloved',
    ],
    [
      4,
      'loans? (?:approved|offer)|approved in',
      'no collateral',
      '(?:no )?credit (?:score|check)',
      'urgent(?:ly)? (?:response|reply)|reply urgently',
      'debt today|consolidate',
      'fund your project',
      '\\d% (?:annual )?interest',
    ],
    [
      3,
      'beneficiary',
      'widow dying',
      'dying of cancer',
      'late (?:president|client|husband|minister)',
      'private e-?mail',
      'investors?\\b.{0,30}(?:fund|ready|loan)',
    ],
  ]),
}
