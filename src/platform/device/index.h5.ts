import { clock } from '../clock/index.h5'
import { cookieId, forgetCookieId, keepCookieId } from './cookieId'
import { readFingerprints } from './fingerprint'
import type { FingerprintScript } from './fingerprint'
import { ip, noteIp } from './ip'
import type { Device } from './types'

/** The bank's host serves it: the real service's script, or the sandbox's simulator. */
const SCRIPT = '/api/static/deviceFingerprint.js'

const script = () => (window as { bankDeviceFingerprint?: FingerprintScript }).bankDeviceFingerprint

function loadScript(): void {
  if (document.querySelector(`script[src="${SCRIPT}"]`)) return
  const element = document.createElement('script')
  element.src = SCRIPT
  element.async = true
  document.head.append(element)
}

export const device: Device = {
  fingerprint(mode) {
    loadScript()
    return readFingerprints(script, mode, clock)
  },
  cookieId,
  keepCookieId,
  forgetCookieId,
  ip,
  noteIp,
}
