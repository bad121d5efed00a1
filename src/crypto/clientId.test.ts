import fc from 'fast-check'
import { isClientId, makeClientId } from './clientId'

test('any random bytes make an id that keeps all of them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (data) => {
      const id = makeClientId({ bytes: () => data.slice() })
      expect(isClientId(id)).toBe(true)
      expect(Buffer.from(id, 'hex')).toEqual(Buffer.from(data))
    }),
  )
})

test.each(['', 'abc', '00000000-0000-4000-8000-000000000000', `${'0'.repeat(31)}G`, '0'.repeat(33), 4, undefined])(
  '%j is not a client id',
  (text) => {
    expect(isClientId(text)).toBe(false)
  },
)
