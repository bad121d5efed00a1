import { ok } from '@/domain/result'
import type { Device } from './types'

export const fakeDevice = (changes: Partial<Device> = {}): Device => ({
  fingerprint: () => Promise.resolve(ok({ deviceFingerOld: 'old', deviceFingerNew: 'new' })),
  cookieId: () => '00112233445566778899aabbccddeeff',
  keepCookieId: () => undefined,
  forgetCookieId: () => undefined,
  ip: () => '',
  noteIp: () => undefined,
  ...changes,
})
