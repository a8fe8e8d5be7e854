/** Hostile strings by name, for paths, parameters and fields. */
export const HOSTILE_VALUES: Record<string, string> = {
  'a null character': 'a\u0000b',
  'control characters': '\u0001\u0002\u001b[31m\u007f\u0085',
  'text from right to left': '\u202eevil\u202c שלום مرحبا',
  'a lone surrogate': '\ud800x\udfff',
  'joined emoji': '👩‍👩‍👧‍👦🏳️‍🌈🇧🇩1️⃣',
  'Bangla conjuncts': 'ক্ষ্ম্য জ্ঞ র‍্য',
  'stacked marks': `Z${'\u0300'.repeat(200)}`,
  'ten thousand characters': 'x'.repeat(10_000),
  'a page': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a closed attribute': '"><svg/onload=alert(1)>',
  'a script end': '</script><!--',
  SQL: "'; DROP TABLE projects; --",
  'more SQL': "1' OR '1'='1' UNION SELECT password FROM users --",
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}',
  'a path': '../../../../etc/passwd',
  'an escaped path': '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'a command': '$(reboot); `reboot` | reboot &',
  'line ends': 'a\r\nSet-Cookie: x=1\r\n\r\nb',
  'only spaces': ' \t\n\u00a0\u2003\u200b\ufeff',
  'a word of JavaScript': '__proto__',
  another: 'constructor',
  'not a number': 'NaN',
  infinity: '1e999',
  'a date': '2026-02-30T25:61:61Z',
  percent: '%',
  'broken percent': '%c0%af%zz',
  'like patterns': '%_[a-z]\\%',
  'a lone accent': '\u0301',
  'separators of lines': '\u2028\u2029',
  'a byte order mark': '\ufeff{}',
}

/** A string as UTF-8 encodes it: a lone surrogate becomes the replacement character. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
