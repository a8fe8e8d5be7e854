import { networksOf } from './networks'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:1::', '2001:db8:1:0', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['::', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0', '64:ff9b:0'],
  ['', '', ''],
  ['unknown', 'unknown', 'unknown'],
])('%j is of %j in %j', (address, host, network) => {
  expect(networksOf(address)).toEqual({ host, network })
})
