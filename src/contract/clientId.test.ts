import fc from 'fast-check'
import { safeParse } from 'valibot'
import { clientIdFrom } from '../domain/order/clientId'
import { clientId } from './fields'

test('the contract takes every id that a client makes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(safeParse(clientId, clientIdFrom(bytes)).success).toBe(true)
    }),
  )
})
