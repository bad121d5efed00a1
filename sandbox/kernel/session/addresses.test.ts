import fc from 'fast-check'
import { countedAddress } from './addresses'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['no address', 'no address'],
])('%p counts as %p', (address, counted) => expect(countedAddress(address)).toBe(counted))

test('any two addresses of one /64 count as one, and of two they don’t', () => {
  const half = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 })
  const written = (...halves: number[][]) =>
    halves
      .flat()
      .map((group) => group.toString(16))
      .join(':')
  fc.assert(
    fc.property(half, half, half, half, (network, other, one, two) => {
      expect(countedAddress(written(network, one))).toBe(countedAddress(written(network, two)))
      const same = written(network) === written(other)
      expect(countedAddress(written(network, one)) === countedAddress(written(other, one))).toBe(same)
    }),
  )
})
