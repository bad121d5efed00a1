/** What the client of the bank's calls needs with the first answer, not with the first picture: one file beside it. */
export { createClientChannel, encodeHeader, ENVELOPE_HEADER } from '../crypto/envelope'
export { errorName } from '../domain/errors/codes'
