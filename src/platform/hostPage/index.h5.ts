import { hostOf } from '../appearance/userAgent'
import { takePicture } from './preview'
import type { HostPage } from './types'

export const hostPage: HostPage = {
  bankPublicKey: () => document.querySelector('meta[name="bank-public-key"]')?.getAttribute('content') ?? '',
  wear: (classNames) => {
    document.body.className = classNames
  },
  setTitle: (title) => {
    document.title = title
  },
  dismissShell: takePicture,
  hostName: () => window.location.hostname,
  origin: () => window.location.origin,
  channel: () => (hostOf(navigator.userAgent).miniProgram ? 'miniProgram' : 'publicAccount'),
}
