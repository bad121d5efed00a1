import { hostOf } from '../appearance/userAgent'
import { takePicture } from './firstPicture'
import type { HostPage } from './types'

const loadCode = () => import('./codePicture')

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
  loadCode: () =>
    window.matchMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)').matches ? loadCode : undefined,
  channel: () => (hostOf(navigator.userAgent).miniProgram ? 'miniProgram' : 'publicAccount'),
}
