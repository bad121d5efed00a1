import type { Unsubscribe } from '../listeners'

/** Whether the phone has a connection. true doesn't promise that the bank can be reached. */
export interface Network {
  online(): boolean
  /** Calls the listener at every change from now on, until the returned function is called. */
  subscribe(listener: (online: boolean) => void): Unsubscribe
}
