/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { statusPath } from '@/lib/giving/books/status-address'

const CONFIGURATION = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
const KEY = 'AbCdEfGhIjKlMnOpQrStUv'

/** Addresses as nginx has them in $uri, decoded once → whether they are logged. */
const [, map = ''] = /map \$uri \$site_logged \{([^}]*)\}/.exec(CONFIGURATION) ?? []
const silent = [...map.matchAll(/^\s*~(\*?)(\S+)\s+0;$/gm)].map(
  ([, anyCase, pattern = '']) => new RegExp(pattern, anyCase ? 'i' : ''),
)
const isLogged = (uri: string) => !silent.some((pattern) => pattern.test(uri))

test('the proxy logs no page of a donor, however its address is spelled', () => {
  const own = [statusPath(KEY), `/bn/PLEDGE/${KEY}/receipt`, `/api/v1/pledges/${KEY}/report`, `/%70ledge/${KEY}`]
  expect(own.filter(isLogged)).toEqual([])
  expect(['/', '/bn/news', '/donate-now', '/admin/receipts/statement'].filter((uri) => !isLogged(uri))).toEqual([])
})

test('of other addresses it logs the path alone, and of failures nothing that names one', () => {
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
