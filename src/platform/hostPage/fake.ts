import type { HostPage } from './types'

export const fakeHostPage = (key = ''): HostPage => ({
  bankPublicKey: () => key,
  wear: () => undefined,
  setTitle: () => undefined,
  dismissShell: () => undefined,
  hostName: () => 'localhost',
  origin: () => 'http://localhost',
  channel: () => 'publicAccount',
})
