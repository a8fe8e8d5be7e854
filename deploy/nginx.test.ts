import { readFileSync } from 'node:fs'
import path from 'node:path'
import { statusPath } from '@/lib/giving/books/status-address'

const CONFIGURATION = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
const KEY = 'AbCdEfGhIjKlMnOpQrStUv'

/** The patterns of addresses ($uri, decoded once) that are not logged. */
const [, map = ''] = /map \$uri \$site_logged \{([^}]*)\}/.exec(CONFIGURATION) ?? []
const silent = [...map.matchAll(/^\s*~(\*?)(\S+)\s+0;$/gm)].map(
  ([, anyCase, pattern = '']) => new RegExp(pattern, anyCase ? 'i' : ''),
)
const isLogged = (uri: string) => !silent.some((pattern) => pattern.test(uri))

test('nginx logs no request of a donor’s page, in any spelling', () => {
  const own = [statusPath(KEY), `/bn/PLEDGE/${KEY}/receipt`, `/api/v1/pledges/${KEY}/report`, `/%70ledge/${KEY}`]
  expect(own.filter(isLogged)).toEqual([])
  expect(['/', '/bn/news', '/donate-now', '/admin/receipts/statement'].filter((uri) => !isLogged(uri))).toEqual([])
})

test('nginx logs paths without queries, and errors without addresses', () => {
  const [, format = ''] = /log_format site '([^']*)'/.exec(CONFIGURATION) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(?:request(?!_method|_time)\w*|args|arg_|query_string|http_|cookie_)/)
  const servers = CONFIGURATION.split(/^server \{$/m).slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log (?:off|\S+ site if=\$site_logged);$/m)
    expect(server).toMatch(/^ {4}error_log \S+ crit;$/m)
  }
})
