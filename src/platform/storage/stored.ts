import * as v from 'valibot'

/** 'session' ends with the tab or the mini-program's process; 'local' outlives it. */
export type Scope = 'session' | 'local'

const code = /*#__PURE__*/ v.pipe(v.string(), v.maxLength(128))

/**
 * A money call that was begun and whose outcome isn't known yet, and whose it is by the bank's reference; product and amount
 * are not stored.
 */
export const pendingOperation = /*#__PURE__*/ v.strictObject({
  clientId: code,
  call: code,
  createdAt: v.number(),
  customer: v.optional(code),
})
export type PendingOperation = v.InferOutput<typeof pendingOperation>

/** Most characters of an address, or of a part of one, that is kept; browsers, proxies and WeChat return it complete. */
export const MAX_ADDRESS = 512
const addressPart = /*#__PURE__*/ v.pipe(v.string(), v.maxLength(MAX_ADDRESS))

/**
 * Everything the app may leave on a phone, and nothing else can be stored: the session and settings that say nothing
 * about the person, and of orders whose outcome isn't known the bank's reference to whose they are, which outlives a sign-out
 * because the answer is still owed. No name, phone, card or ID number, amount or password belongs here (JR/T 0171), but for `typed`, which
 * is nobody's yet, and `transferDraft`, which lives for the way to the face service and back.
 * Raise `version` when a value changes its shape: older ones are then forgotten instead of misread.
 */
export const STORED = {
  /** The version of the privacy policy to which this session agrees, by the bank's answer. */
  policyVersion: { scope: 'session', version: 1, schema: code },
  sessionToken: { scope: 'session', version: 1, schema: code },
  /** The session's customer, by the bank's reference. */
  customerRef: { scope: 'session', version: 1, schema: code },
  /** The state that the OAuth answer must bring back to this browser, and where the customer was going. */
  oauthAttempt: {
    scope: 'session',
    version: 1,
    schema: /*#__PURE__*/ v.strictObject({ state: code, returnTo: addressPart }),
  },
  /** Where the customer was going when a gate was closed. */
  goingTo: {
    scope: 'session',
    version: 1,
    schema: /*#__PURE__*/ v.strictObject({
      name: code,
      query: /*#__PURE__*/ v.record(addressPart, addressPart),
    }),
  },
  /** The page whose button was pressed to sign in, for the way to the authorise page and back: the entry continues there. */
  entering: { scope: 'session', version: 1, schema: code },
  /**
   * What somebody typed on a page that they could read without a session, for the way to the authorise page and back: an
   * amount, before anybody is there whose it is. Forgotten as soon as the page has it again.
   */
  typed: {
    scope: 'session',
    version: 1,
    schema: /*#__PURE__*/ v.strictObject({
      name: code,
      productType: v.optional(code),
      offerId: v.optional(code),
      text: v.pipe(v.string(), v.maxLength(20)),
      /** Whether the entry continues when the page is shown again. */
      entering: v.boolean(),
    }),
  },
  /**
   * A transfer out that waits for a face, while the H5 is on the face service's page: the order must be the same one when
   * the customer comes back. No card number, no password; forgotten as soon as the page has it again.
   */
  transferDraft: {
    scope: 'session',
    version: 1,
    schema: /*#__PURE__*/ v.strictObject({
      clientId: code,
      cardId: code,
      text: v.pipe(v.string(), v.maxLength(20)),
      speed: code,
      memo: v.pipe(v.string(), v.maxLength(20)),
      sendingDay: v.optional(code),
      place: v.optional(code),
    }),
  },
  /** Last 4 characters of a secondary account number (specification §3, session storage). */
  second_house_no: { scope: 'session', version: 1, schema: /*#__PURE__*/ v.pipe(v.string(), v.maxLength(4)) },
  trackingSession: { scope: 'session', version: 1, schema: code },

  /**
   * Who brought the customer here, and when (epoch ms): a channel, and saverId, promote_id, sales_id, marketNo as codes of
   * staff and promoters, not personal numbers (specification §3). Stored as local, because a reload of the mini-program
   * keeps nothing else; it counts for one visit.
   */
  source: {
    scope: 'local',
    version: 1,
    schema: /*#__PURE__*/ v.strictObject({ codes: v.record(v.string(), code), at: v.number() }),
  },
  deviceFingerNew: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.pipe(v.string(), v.maxLength(512)) },
  deviceFingerOld: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.pipe(v.string(), v.maxLength(512)) },
  cookieId: { scope: 'local', version: 1, schema: code },

  colourMode: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.picklist(['system', 'light', 'dark']) },
  elderMode: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.boolean() },
  /** Whether the gesture's lines stay unseen while it is drawn. */
  linesHidden: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.boolean() },
  amountsHidden: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.boolean() },
  pendingOperations: { scope: 'local', version: 1, schema: /*#__PURE__*/ v.array(pendingOperation) },
} as const satisfies Record<string, { scope: Scope; version: number; schema: v.GenericSchema }>

/** Without these the app doesn't know, on its return from another page, who was here and what for. */
export const NEEDED_ON_RETURN: readonly StoredKey[] = [
  'sessionToken',
  'oauthAttempt',
  'goingTo',
  'entering',
  'typed',
  'transferDraft',
]

export type StoredKey = keyof typeof STORED
export type StoredValue<K extends StoredKey> = v.InferOutput<(typeof STORED)[K]['schema']>
