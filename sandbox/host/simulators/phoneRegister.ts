import type { PhoneRegister } from '@sandbox/kernel/services'
import { outcomeFor } from './choices'

/**
 * Stands in for the carriers' register: every number is in the name of the customer who asks, unless the console chooses
 * another answer.
 */
export const sandboxPhoneRegister: PhoneRegister = {
  check: (on, { customerId }) => outcomeFor(on, customerId, 'phoneOwner'),
}
