/** Errors that decide how any call continues; the app's client knows their codes from the start. */
export const PROTOCOL_CODES = {
  EnvelopeRefused: 1001,
  RandomRefused: 1002,
  SessionMissing: 1004,
  SessionExpired: 1005,
  GestureMissing: 1011,
  InternalError: 9003,
  ServiceUnavailable: 9004,
  BankBusy: 9005,
} as const
