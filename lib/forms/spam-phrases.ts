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

/** What it is about, as staff read it → its phrases. */
export const SPAM_PHRASES: Record<string, Phrase[]> = {
  'search ranking or web services': phrases([
    [3, '\\bseo\\b', '(?:digital|social media) marketing'],
    [4, 'link building', 'mobile app development'],
    [5, 'back ?links?\\b', 'guest ?posts?\\b', 'sponsored (?:post|article|content)', '\\bdo-?follow\\b'],
    [5, 'domain authority', '\\bb2b\\b', '(?:qualified|sales) leads', '(?:email|e-mail|contact) lists?\\b'],
    [5, '(?:first|1st|top) page of google|top of google', `rank (?:your ${SITE}|higher|on google|in google)`],
    [
      5,
      '(?:more|organic|targeted|website) traffic',
      `(?:re)?design your ${SITE}`,
      `${SITE} (?:design|development) (?:services|packages|agency)`,
    ],
    [
      5,
      '(?:explainer|promotional|animated) videos?',
      '(?:facebook|instagram|buy|youtube|tiktok) (?:followers|subscribers|likes)',
    ],
    [
      3,
      `errors on your ${SITE}`,
      'free (?:audit|quote|proposal)',
      'price list|our packages|prices start at',
      `${SITE} design`,
    ],
    [2, `(?:came across|visiting|visited|looking at|found) your ${SITE}`, 'search engines'],
    [10, 'продвижение сайт'],
  ]),
  'money made easily': phrases([
    [
      6,
      '(?:crypto|bitcoin|btc|forex|usdt) (?:trading|investment|mining|signals|robot|recovery|wallet|giveaway|profits?)',
    ],
    [
      6,
      '(?:earn|make|profit) (?:up to |over )?[$€£] ?\\d',
      '[$€£] ?\\d[\\d,.]*k? ?(?:/|per |a |every )(?:day|week|hour)',
    ],
    [
      5,
      'passive income',
      'financial freedom',
      'guaranteed (?:profit|return|income)',
      'double your (?:money|investment)',
    ],
    [
      5,
      '(?:high|daily) (?:roi|returns?)\\b',
      '(?:lost|stolen).{0,20}(?:crypto|bitcoin)',
      'withdraw your (?:funds|money)',
    ],
    [
      6,
      'ঘরে বসে (?:আয়|ইনকাম|টাকা)',
      'টাকা (?:আয়|ইনকাম)',
      'অনলাইন ইনকাম',
      'ghore bose (?:income|taka|ay)',
      '(?:daily|online) income',
    ],
    [5, '\\bbc1[a-z0-9]{20,}', '\\b0x[0-9a-f]{40}\\b'],
    [10, 'заработ'],
  ]),
  gambling: phrases([
    [
      6,
      'casino',
      'free ?spins',
      '(?:online slots?|slots? online|slot gacor)',
      '(?:sports?|cricket) betting',
      'betting (?:site|app|id|tips)',
    ],
    [8, '\\b(?:1x|mel|most)bet\\b', '\\bjeet ?buzz', '\\bcrickex', '\\bbaji ?live'],
    [3, 'bookmaker', 'jackpot', 'promo code'],
    [6, 'ক্যাসিনো', 'বেটিং', 'казино', 'фриспин'],
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
      '(?:hot|sexy) (?:girls|singles|women)',
      '\\bnude',
    ],
    [6, 'виагра', 'порно'],
  ]),
  'money of strangers': phrases([
    [
      5,
      'next of kin',
      'million (?:us )?(?:dollars|usd|euros|pounds)',
      'barrister',
      'lottery',
      'western union',
      'stand as (?:the )?beneficiary',
    ],
    [
      4,
      'inheritance',
      'fund transfer',
      'strictly confidential',
      'you (?:have )?won\\b',
      'claim your (?:prize|reward|funds)',
      'dear beloved',
    ],
    [4, 'loans? (?:approved|offer)', 'no collateral', 'credit score', 'urgent response'],
    [3, 'beneficiary', 'widow dying', 'dying of cancer'],
  ]),
  'mass advertising': phrases([
    [
      5,
      'contact forms? (?:marketing|blast|advertising)',
      '(?:millions|thousands) of (?:contact forms|websites|sites)',
      '(?:website|webmaster|site|domain) owner|dear webmaster',
    ],
    [5, 'through your (?:website )?contact form', 'visitors into leads', 'ai chatbot', 'replica (?:watch|bag)'],
    [
      4,
      'unsubscribe',
      'opt[ -]?out\\b',
      'click (?:here|below|the link)',
      '(?:buy|order|act) now',
      'limited time',
      'free trial',
      'money back',
    ],
    [
      3,
      '\\b\\d\\d% off',
      '100% (?:bonus|guaranteed)',
      'best (?:price|quality)',
      'wholesale',
      'manufacturer',
      'factory price',
      '(?:apply|join) now',
      'free sample',
    ],
    [3, '\\bt\\.me/', 'telegram channel', 'grow your business', 'dear manager'],
  ]),
}
