import { secureRandom } from '../secureRandom/index.weapp'
import { storage } from '../storage/index.weapp'
import { UNSUPPORTED } from '../unsupported'
import { hexOf } from './cookie'
import { ip, noteIp } from './ip'
import type { Device } from './types'

const ID_BYTES = 16
let making = false

/** WeChat gives random bytes only later, so the very first calls of an installation travel without an id. */
async function make(): Promise<void> {
  if (making || secureRandom.kind !== 'fetched') return
  making = true
  try {
    storage.set('cookieId', hexOf(await secureRandom.fetch(ID_BYTES)))
  } finally {
    making = false
  }
}

export const device: Device = {
  // The fingerprint service is a script for web pages.
  fingerprint: () => Promise.resolve(UNSUPPORTED),
  cookieId() {
    const kept = storage.get('cookieId')
    if (kept === undefined) make().catch(() => undefined)
    return kept ?? ''
  },
  ip,
  noteIp,
}
