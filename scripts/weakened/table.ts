/** One weakness each, put in on purpose, and the suite that must notice it. */

export type Suite =
  /** A pattern of unit tests. */
  | { jest: string }
  /** A part of the name of database tests. */
  | { database: string }
  /** Files below e2e. */
  | { browser: string; project?: 'sqlite' | 'postgres' | 'apart' }

export interface Weakness {
  /** Short, in small letters with hyphens. */
  name: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  suite: Suite
  /** Where the door is closed twice, both are opened. */
  also?: Pick<Weakness, 'file' | 'find' | 'replace'>[]
}

export const WEAKNESSES: readonly Weakness[] = [
  {
    name: 'history-without-hooks',
    file: 'lib/audit/audited.ts',
    find: '  if (UNAUDITED.has(collection.slug)) return collection',
    replace: "  if (UNAUDITED.has(collection.slug) || collection.slug === 'news') return collection",
    suite: { database: 'audit/audited' },
  },
  {
    name: 'history-outside-of-the-transaction',
    file: 'lib/audit/record.ts',
    find: '(await req.transactionID) ? await transactionDatabase(req) : plainDatabase(req.payload.db)',
    replace: 'plainDatabase(req.payload.db) ?? (await transactionDatabase(req))',
    suite: { database: 'audit/audited' },
  },
  {
    name: 'history-with-values',
    file: 'lib/audit/audited.ts',
    find: 'changedFields(data, previousDoc)',
    replace: 'changedFields(data, previousDoc).map((name) => name + String(data[name]))',
    suite: { database: 'audit/audited' },
  },
  {
    name: 'history-that-is-edited',
    file: 'lib/cms/migrations/sqlite/20261122_054403_history_is_kept.ts',
    find: 'CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE ON audit_entries',
    replace: 'CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE OF network ON audit_entries',
    suite: { database: 'audit/kept' },
  },
  {
    name: 'history-that-is-emptied',
    file: 'lib/cms/migrations/sqlite/20261122_054403_history_is_kept.ts',
    find: "'-400 days'",
    replace: "'-1 days'",
    suite: { database: 'audit/kept' },
  },
  {
    name: 'exports-without-a-line',
    file: 'lib/donations/gifts/gift-endpoints.ts',
    find: "    await recordAct(req, { act: 'export', subject })\n",
    replace: '',
    suite: { database: 'audit/work' },
  },
  {
    name: 'keys-outlive-their-end',
    file: 'lib/accounts/keys/strategy.ts',
    find: 'return Boolean(revokedAt) || Date.parse(expiresAt) <= now',
    replace: 'return Boolean(revokedAt)',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'ended-keys-work',
    file: 'lib/accounts/keys/strategy.ts',
    find: 'return Boolean(revokedAt) || ',
    replace: 'return ',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'keys-of-suspended-accounts-work',
    file: 'lib/accounts/keys/strategy.ts',
    find: 'if (!account || isOut(account)) return',
    replace: 'if (!account) return',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'keys-that-read-write',
    file: 'lib/accounts/keys/strategy.ts',
    find: 'mayWrite: Boolean(record.mayWrite)',
    replace: 'mayWrite: true',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'keys-of-any-area',
    file: 'lib/accounts/keys/keys.ts',
    find: 'if (others.length > 0) {',
    replace: 'if (others.length > 99) {',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'keys-without-number',
    file: 'lib/accounts/keys/keys.ts',
    find: "await lockRecord(req, 'users', asked.account)",
    replace: '',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'keys-stored-as-they-are',
    file: 'lib/accounts/keys/key-text.ts',
    find: "return createHash('sha256').update(key).digest('hex')",
    replace: 'return key',
    suite: { database: 'accounts/keys/keys' },
  },
  {
    name: 'keys-mistyped',
    file: 'lib/accounts/keys/key-text.ts',
    find: 'return secret !== undefined && checkOf(secret) === check',
    replace: 'return secret !== undefined && check !== undefined',
    suite: { jest: 'accounts/keys/key-text' },
  },
  {
    name: 'keys-at-accounts',
    file: 'lib/cms/rest-gate.ts',
    find: 'if (isProgram(user) && !openToPrograms(path)) return',
    replace: 'if (user === undefined) return',
    suite: { browser: 'e2e/api-keys.spec.ts' },
  },
  {
    name: 'hashes-searched',
    file: 'lib/cms/collections/api-keys.ts',
    find: 'hidden: true, access: { read: () => false } }',
    replace: 'hidden: true }',
    suite: { browser: 'e2e/api-keys.spec.ts' },
  },
  {
    name: 'guesses-uncounted',
    file: 'lib/accounts/sign-in/turns.ts',
    find: 'const used = await use(account, key)',
    replace: 'const used = 1',
    suite: { database: 'accounts/sign-in' },
  },
  {
    name: 'unknown-address-costs-nothing',
    file: 'lib/accounts/sign-in/sign-in.ts',
    find: 'if (!(await isPassword(account, password)) || !account)',
    replace: 'if (!account || !(await isPassword(account, password)))',
    suite: { database: 'accounts/sign-in' },
  },
  {
    name: 'payload-sign-in-open',
    file: 'lib/accounts/closed-doors.ts',
    find: "if (operation === 'login') throw",
    replace: "if (operation === 'unlock') throw",
    suite: { database: 'accounts/sign-in' },
  },
  {
    name: 'session-beside-a-suspension',
    file: 'lib/accounts/sessions/rows.ts',
    find: "    await lockRecord(req, 'users', account)\n",
    replace: '',
    suite: { database: 'accounts/sessions' },
  },
  {
    name: 'sessions-outlive-a-role',
    file: 'lib/accounts/sessions/hooks.ts',
    find: 'if (!otherRights && !otherFactor) return doc',
    replace: 'if (!otherFactor) return doc',
    suite: { database: 'accounts/sessions' },
  },
  {
    name: 'session-for-ever',
    file: 'lib/accounts/sessions/hooks.ts',
    find: 'if (!since || !mayGoOn(since))',
    replace: 'if (!since)',
    suite: { database: 'accounts/sessions' },
  },
  {
    name: 'own-password-unasked',
    file: 'lib/accounts/passwords/hooks.ts',
    find: 'if (mine && !context[ASKED])',
    replace: 'if (mine && !context)',
    suite: { database: 'collections/users' },
  },
  {
    name: 'last-administrator-suspended',
    file: 'lib/cms/hooks/last-administrator.ts',
    find: '(demoted || suspended)',
    replace: 'demoted',
    suite: { database: 'collections/users' },
  },
  {
    name: 'password-guessable',
    file: 'lib/accounts/passwords/guessable.ts',
    find: 'return score < SCORE_WANTED',
    replace: 'return score < 0',
    suite: { jest: 'accounts/passwords' },
  },
  {
    name: 'device-made-up',
    file: 'lib/accounts/sign-in/device.ts',
    find: 'given.length === expected.length && timingSafeEqual(given, expected)',
    replace: '[given, expected, timingSafeEqual].length > 0',
    suite: { jest: 'accounts/sign-in' },
  },
  {
    name: 'sign-in-from-elsewhere',
    file: 'lib/accounts/sign-in/endpoint.ts',
    find: 'if (!isOfThisSite(req))',
    replace: 'if (!isOfThisSite)',
    suite: { browser: 'sign-in.spec' },
  },
  {
    name: 'token-in-answers',
    file: 'lib/cms/collections/users.ts',
    find: 'removeTokenFromResponses: true',
    replace: 'removeTokenFromResponses: undefined',
    suite: { browser: 'sign-in.spec' },
  },
  {
    name: 'pages-run-inline-scripts',
    file: 'lib/front/policy.ts',
    find: `["script-src 'self'", ...new Set(own.map(sha256))]`,
    replace: `["script-src 'self' 'unsafe-inline'"]`,
    suite: { jest: 'lib/front/policy' },
  },
  {
    name: 'pages-graded-with-inline-scripts',
    file: 'lib/front/policy.ts',
    find: `["script-src 'self'", ...new Set(own.map(sha256))]`,
    replace: `["script-src 'self' 'unsafe-inline'"]`,
    suite: { browser: 'header-grades', project: 'apart' },
  },
  {
    name: 'pages-in-frames-of-others',
    file: 'lib/front/policy.ts',
    find: `  "frame-ancestors 'none'",\n]`,
    replace: ']',
    suite: { jest: 'lib/front/policy' },
  },
  {
    name: 'pages-without-trusted-types',
    file: 'lib/front/policy.ts',
    find: '[TRUSTED_TYPES]',
    replace: '[]',
    suite: { jest: 'lib/front/policy' },
  },
  {
    name: 'any-text-becomes-markup',
    file: 'lib/front/trusted-types.ts',
    find: `  '?text:null,',`,
    replace: `  '?text:text,',`,
    suite: { jest: 'lib/front/trusted-types' },
  },
  {
    name: 'scripts-from-anywhere',
    file: 'lib/front/trusted-types.ts',
    find: 'origin===location.origin&&',
    replace: '',
    suite: { jest: 'lib/front/trusted-types' },
  },
  {
    name: 'types-of-files-are-guessed',
    file: 'lib/front/headers.ts',
    find: `    'x-content-type-options': 'nosniff',\n`,
    replace: '',
    suite: { jest: 'lib/front/every-answer' },
  },
  {
    name: 'plain-http-is-allowed-again',
    file: 'lib/front/headers.ts',
    find: `{ 'strict-transport-security': 'max-age=63072000' }`,
    replace: '{}',
    suite: { jest: 'lib/front/every-answer' },
  },
  {
    name: 'data-is-shown-as-a-page',
    file: 'lib/front/headers.ts',
    find: `{ 'content-security-policy': DATA_POLICY }`,
    replace: '{}',
    suite: { jest: 'lib/front/every-answer' },
  },
  {
    name: 'files-share-the-origin',
    file: 'lib/front/policy.ts',
    find: ' sandbox;',
    replace: '',
    suite: { jest: 'lib/front/every-answer' },
  },
  {
    name: 'what-runs-here-is-told',
    file: 'lib/front/headers.ts',
    find: `, 'x-powered-by']`,
    replace: ']',
    suite: { jest: 'lib/front/every-answer' },
  },
  {
    name: 'the-nonce-can-be-guessed',
    file: 'lib/front/admin-policy.ts',
    find: 'randomBytes(18)',
    replace: 'Buffer.alloc(18)',
    suite: { jest: 'lib/front/admin-policy' },
  },
  {
    name: 'visitors-say-the-nonce',
    file: 'lib/front/question-headers.ts',
    find: '|content-security-policy)',
    replace: ')',
    suite: { jest: 'lib/front/admin-policy' },
  },
  {
    name: 'security-txt-runs-out',
    file: 'lib/security/security-txt.ts',
    find: 'now.getTime() / DAY_MS',
    replace: '0',
    suite: { jest: 'lib/security/security-txt' },
  },
  {
    name: 'router-state-unread',
    file: 'lib/front/next-headers.ts',
    find: 'return isState(JSON.parse(decodeURIComponent(value)))',
    replace: 'return value !== undefined',
    suite: { jest: 'front/next-headers' },
  },
  {
    name: 'inner-headers-passed-on',
    file: 'lib/front/question-headers.ts',
    find: '!CLOSED.test(name) ||',
    replace: 'name !== undefined ||',
    suite: { jest: 'front/question-headers' },
  },
  {
    name: 'bodies-without-end',
    file: 'lib/front/body.ts',
    find: 'if (size > limit) return refuse(new BodyRefused(413))',
    replace: '',
    suite: { jest: 'front/body' },
  },
  {
    name: 'slow-bodies-waited-for',
    file: 'lib/front/passage.ts',
    find: 'const body = hasBody(request) ? await takeBody(request) : undefined',
    replace:
      'const body = hasBody(request) && takeBody ? { bytes: Buffer.alloc(0), isWhole: false, release: () => undefined } : undefined',
    suite: { jest: 'front/body' },
  },
  {
    name: 'any-host',
    file: 'lib/front/request.ts',
    find: "return hosts === 0 || (hosts === 1 && HOST.test(headers.host ?? ''))",
    replace: "return hosts >= 0 || HOST.test(headers.host ?? '')",
    suite: { jest: 'front/body' },
  },
  {
    name: 'metadata-kept',
    file: 'lib/media/remake-picture.ts',
    find: '.timeout({ seconds: SECONDS })',
    replace: '.keepMetadata()',
    suite: { database: 'remake-picture' },
  },
  {
    name: 'bombs-unpacked',
    file: 'lib/media/remake-picture.ts',
    find: 'if (unpackedBytes(meta) > MAX_UNPACKED) throw new NotAPicture(TOO_MUCH)',
    replace: '',
    suite: { database: 'remake-picture' },
  },
  {
    name: 'addresses-fetched',
    file: 'lib/cms/hooks/check-image.ts',
    find: "if (operation === 'create' && (!req.file || duplicateFromID)) throw new NotAnImage(NO_FILE)",
    replace: 'if (duplicateFromID === 0) throw new NotAnImage(NO_FILE)',
    suite: { database: 'check-image' },
  },
  {
    name: 'sizes-as-told',
    file: 'lib/cms/hooks/check-image.ts',
    find: 'return { ...args, data: withoutWhatIsRead(data) }',
    replace: 'return { ...args, data: data && withoutWhatIsRead(data) && data }',
    suite: { database: 'check-image' },
  },
  {
    name: 'formulas-exported',
    file: 'lib/format/csv.ts',
    find: 'escape_formulas: true',
    replace: 'escape_formulas: false',
    suite: { jest: 'format/csv' },
  },
]
