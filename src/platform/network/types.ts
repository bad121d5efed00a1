import type { Unsubscribe } from '../listeners'

/** Whether the phone has a connection at all. true promises nothing about the bank's being reachable. */
export interface Network {
  online(): boolean
  /** Tells every change from now on. */
  subscribe(listener: (online: boolean) => void): Unsubscribe
}
