import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** Configuration's fingerprint mode (specification §4): 1 the old one, 2 the new, any other value both. */
export type FingerprintMode = string

export interface Fingerprints {
  readonly deviceFingerOld?: string
  readonly deviceFingerNew?: string
}

/** 'unavailable': the script wasn't there in time or gave nothing. */
export type FingerprintError = Unsupported | { readonly kind: 'unavailable' }

export interface Device {
  /** This device's fingerprints from the fingerprint service. Call it only after the customer's consent. */
  fingerprint(mode: FingerprintMode): Promise<Result<Fingerprints, FingerprintError>>
  /**
   * Identifies this installation to the bank on every call (header x-cookie-id): the lasting id when there is one, else
   * one in memory that ends with the visit.
   */
  cookieId(): string
  /** Makes and keeps the lasting id, until the year 9999 (specification §9). Call it only after the customer's consent. */
  keepCookieId(): void
  /** Deletes the lasting id from the phone, when consent is withdrawn. */
  forgetCookieId(): void
  /** The address the bank sees, for the header x-ip (specification §7); '' before its first answer. */
  ip(): string
  /** Takes the address from an answer of the bank; ignores a text that can't be one. */
  noteIp(address: string | undefined): void
}
