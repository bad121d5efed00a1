/** The code the client needs with the first answer and not for the first picture, in one file of its own. */
export { createClientChannel, encodeHeader, ENVELOPE_HEADER } from '../crypto/envelope'
export { errorName } from '../domain/errors/codes'
export { callMoney } from './money'
