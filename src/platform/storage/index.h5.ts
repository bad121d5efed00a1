import { createStorage } from './keyed'
import type { TextStore } from './keyed'
import type { Storage } from './types'

// Accessed at each use, because with cookies blocked even reading window.localStorage throws.
const webStore = (area: () => globalThis.Storage): TextStore => ({
  read: (name) => area().getItem(name),
  write: (name, text) => area().setItem(name, text),
  delete: (name) => area().removeItem(name),
})

export const storage: Storage = createStorage({
  session: webStore(() => window.sessionStorage),
  local: webStore(() => window.localStorage),
})
