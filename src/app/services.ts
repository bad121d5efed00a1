import { whenIdle } from '../platform/clock'
import { session, sessionAtom } from '../session/session'
import { store } from '../session/store'

let hidden: () => void = () => undefined

/** Consent is given, and the first screen knows who the person is. */
const isDue = (): boolean => {
  const { phase, consent } = session()
  return phase === 'ready' && consent === 'given'
}

/**
 * Starts the services nobody waits for (docs/start-up.md) when the person has agreed and the screen has nothing left to
 * draw, and again when they agree anew. Their code is loaded then, so that the first load doesn't grow.
 * @param entry the query of the address that the app was opened with
 */
export function watchServices(entry: Readonly<Record<string, string | undefined>>): void {
  let begun = false
  let query = entry
  const look = (): void => {
    const due = isDue()
    if (due && !begun) {
      void begin(query)
      // The address's query is used only once.
      query = {}
    }
    begun = due
  }
  store.sub(sessionAtom, look)
  look()
}

async function begin(entry: Readonly<Record<string, string | undefined>>): Promise<void> {
  await whenIdle()
  try {
    const { followUpOrders, servicesHidden, startServices, stayWhileTyping } = await import('./deferred')
    hidden = servicesHidden
    stayWhileTyping()
    followUpOrders()
    await startServices(entry)
  } catch {
    // Their code couldn't be loaded: the app works without them, and the next start tries again.
  }
}

/** Called when the app goes to the background: sends the noted events now. */
export const onAppHidden = (): void => hidden()
