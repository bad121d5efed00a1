/** Life times and limits of sessions, codes and guesses, in milliseconds (security requirements; "ours" where none is named). */
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const SESSION_IDLE_MS = 5 * MINUTE
export const SESSION_ABSOLUTE_MS = 12 * HOUR
/** A channel's secret lives no longer than a session. */
export const CHANNEL_MS = SESSION_ABSOLUTE_MS
export const REQUEST_RANDOM_MS = 60 * SECOND
export const OAUTH_CODE_MS = 60 * SECOND
export const OAUTH_STATE_MS = 10 * MINUTE
export const PARTNER_TOKEN_MS = 60 * SECOND
/** How long a new device may be confirmed by a code after the gesture. */
export const PROOF_MS = 10 * MINUTE
export const SMS_CODE_MS = 5 * MINUTE
export const SMS_RESEND_MS = 60 * SECOND
/** Wrong guesses of one SMS code. */
export const SMS_GUESSES = 5
/** Codes a number gets a day, whatever they are for. */
export const SMS_A_DAY = 10
/** Codes one person asks for a day, whatever the numbers. */
export const SMS_A_PERSON_AND_DAY = 20
/** Codes asked for from one address a day; mobile networks put many customers behind one. */
export const SMS_AN_ADDRESS_AND_DAY = 200
/** How long a face that matched may be used. */
export { FACE_PASS_MS } from '@/domain/transfer/limits'
/** Face checks a day. */
export const FACES_A_DAY = 5
/** Pictures a customer may upload a day. */
export const UPLOADS_A_DAY = 40
/** Checks of ID cards, and of bank cards, with their registers a day. */
export const CHECKS_A_DAY = 10
/** How long pictures are kept that became no part of anybody's papers. */
export const LOOSE_IMAGE_MS = 24 * HOUR
/** Wrong guesses in a row of the gesture or of the payment password. */
export const CREDENTIAL_GUESSES = 5
/** Unused randoms one session or channel may hold; more means that somebody fills the table. */
export const OPEN_RANDOMS = 60
/** How stale `used_at` may be, which saves a write at most calls. */
export const TOUCH_EVERY_MS = 5 * SECOND
