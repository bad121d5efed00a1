import * as v from 'valibot'
import { basisPoints, fen, ppm } from '../domain/money/fen'
import type { BasisPoints, Fen, Ppm } from '../domain/money/fen'
import { isReadable } from '../domain/validation/readable'

/** Fields that many calls share. Sizes are limits against abuse, not business rules. */

const integer = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger())

/** Integer fen, zero or more. */
export const fenAmount = /*#__PURE__*/ v.pipe(
  integer,
  v.minValue(0),
  v.transform((value): Fen => fen(value)),
)

/** Integer fen that may be negative (money going out). */
export const signedFen = /*#__PURE__*/ v.pipe(
  integer,
  v.transform((value): Fen => fen(value)),
)

/** Integer basis points: 145 is 1.45 %. */
export const rate = /*#__PURE__*/ v.pipe(
  integer,
  v.minValue(0),
  v.transform((value): BasisPoints => basisPoints(value)),
)

/** Integer parts per million: 18230 is 1.8230 %. */
export const yieldPpm = /*#__PURE__*/ v.pipe(
  integer,
  v.transform((value): Ppm => ppm(value)),
)

/** 8-digit YYYYMMDD, Asia/Shanghai (specification §3). */
export const day = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{8}$/))

/** A day, or '' where there is none. */
export const dayOrNone = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^(\d{8})?$/))

/** Epoch milliseconds. */
export const instant = integer

/** Id of a money call, made by the client and kept for every retry. */
export const clientId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/** Six digits from the secure keyboard. */
export const payPassword = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/))

/**
 * A gesture as the indexes 0-8 of the touched points in order. One that is too short passes here and is refused by its own
 * error.
 */
export const gesturePattern = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-8]{1,9}$/))

/** Six digits of an SMS. */
export const smsCode = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/))

/** Signs that turn the direction, aren't seen or control something: no line of a request has them (fields.test.ts). */
export const oneLine = /*#__PURE__*/ v.check((value: string) => isReadable(value, { lines: false }))

/** What programs make and programs read, such as a picture or an address: nobody ever sees it as a text. */
export const opaque = /*#__PURE__*/ v.pipe(v.string(), v.metadata({ opaque: true }))

/** A name or a caption that the bank shows. */
export const line = /*#__PURE__*/ v.pipe(v.string(), v.maxLength(200))

export const productType = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9A-Z]{3,12}$/))

/** A short code or id. */
export const code = /*#__PURE__*/ v.pipe(v.string(), v.maxLength(64), oneLine)

/** A sentence or name for the customer. */
export const text = /*#__PURE__*/ v.pipe(v.string(), v.maxLength(4000))

/** Y = year, M = month, D = day (specification §9). */
export const termType = /*#__PURE__*/ v.picklist(['Y', 'M', 'D'])

export const nothing = /*#__PURE__*/ v.strictObject({})

export const noFields = /*#__PURE__*/ v.object({})

const wholeNumber = /*#__PURE__*/ v.pipe(integer, v.minValue(0))

/** Where somebody waits whose request was QUEUED, as the bank knows it now. */
export const queuePlace = /*#__PURE__*/ v.object({
  /** People who come first. */
  ahead: wholeNumber,
  /** Waited so far, ms. */
  waitedMs: wholeNumber,
  /** How long it takes at the speed of the last seconds, ms; undefined while nobody was served in them. */
  aboutMs: v.optional(wholeNumber),
})
