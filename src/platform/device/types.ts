import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** Configuration's fingerprint mode (specification §4): 1 the old one, 2 the new, any other value both. */
export type FingerprintMode = string

export interface Fingerprints {
  readonly deviceFingerOld?: string
  readonly deviceFingerNew?: string
}

/** 'unavailable': the script didn't come or gave nothing in time. */
export type FingerprintError = Unsupported | { readonly kind: 'unavailable' }

export interface Device {
  /** Fingerprints of this device from the fingerprint service. Ask only after the customer's consent. */
  fingerprint(mode: FingerprintMode): Promise<Result<Fingerprints, FingerprintError>>
  /**
   * Names this installation to the bank on every call (header x-cookie-id): the lasting id once there is one, before that
   * one that lives in memory and ends with the visit.
   */
  cookieId(): string
  /** Makes and keeps the lasting id, until the year 9999 (specification §9). Call it only after the customer's consent. */
  keepCookieId(): void
  /** Takes the lasting id off the phone, for consent is withdrawn. */
  forgetCookieId(): void
  /** The address the bank has told, for the header x-ip (specification §7); '' until its first answer. */
  ip(): string
  /** Takes over the address that an answer of the bank tells; what can't be one is passed over. */
  noteIp(address: string | undefined): void
}
