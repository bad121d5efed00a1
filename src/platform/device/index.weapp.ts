import { secureRandom } from '../secureRandom/index.weapp'
import { storage } from '../storage/index.weapp'
import { UNSUPPORTED } from '../unsupported'
import { hexOf } from './cookie'
import { ip, noteIp } from './ip'
import type { Device } from './types'

const ID_BYTES = 16

/** An id for this process, until the person has agreed to a lasting one. */
let passing = ''
let making = false

const made = async (): Promise<string> =>
  secureRandom.kind === 'fetched' ? hexOf(await secureRandom.fetch(ID_BYTES)) : ''

/** WeChat gives random bytes only asynchronously, so the first calls of a start are sent without an id. */
async function makePassing(): Promise<void> {
  if (making) return
  making = true
  try {
    passing = await made()
  } finally {
    making = false
  }
}

async function makeLasting(): Promise<void> {
  if (storage.get('cookieId') !== undefined) return
  const id = await made()
  // Two pages may ask at once, and the id must stay what a device was trusted by.
  if (storage.get('cookieId') === undefined) storage.set('cookieId', id)
}

export const device: Device = {
  // The fingerprint service is a script for web pages.
  fingerprint: () => Promise.resolve(UNSUPPORTED),
  cookieId() {
    const id = storage.get('cookieId') ?? passing
    if (id === '') makePassing().catch(() => undefined)
    return id
  },
  keepCookieId: () => void makeLasting().catch(() => undefined),
  forgetCookieId() {
    storage.remove('cookieId')
    passing = ''
  },
  ip,
  noteIp,
}
