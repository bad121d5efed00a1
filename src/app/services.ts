import { whenIdle } from '../platform/clock'
import { session, sessionAtom } from '../session/session'
import { store } from '../session/store'

let hidden: () => void = () => undefined

/** Agreed, and the first screen knows who is there. */
const isDue = (): boolean => {
  const { phase, consent } = session()
  return phase === 'ready' && consent === 'given'
}

/**
 * Starts what nobody waits for (docs/start-up.md) when the person agrees and the screen has nothing left to draw; again when
 * they agree anew. Its code comes with it, so that the first load is none the larger.
 * @param entry the query of the address that the app was opened with
 */
export function watchServices(entry: Readonly<Record<string, string | undefined>>): void {
  let begun = false
  let query = entry
  const look = (): void => {
    const due = isDue()
    if (due && !begun) {
      void begin(query)
      // Where the address led is answered once.
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
    const { servicesHidden, startServices } = await import('../session/services')
    hidden = servicesHidden
    await startServices(entry)
  } catch {
    // Their code didn't come: the app works without them, and the next start tries again.
  }
}

/** The app goes to the background: what was noted is sent now. */
export const onAppHidden = (): void => hidden()
