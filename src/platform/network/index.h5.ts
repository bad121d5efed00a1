import type { Network } from './types'

export const network: Network = {
  online: () => navigator.onLine,
  subscribe(listener) {
    const tell = () => listener(navigator.onLine)
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  },
}
