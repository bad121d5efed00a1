import { ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { FaceVerify } from './types'

export const faceVerify: FaceVerify = {
  leaves: true,
  start({ url }) {
    if (url === undefined) return Promise.resolve(UNSUPPORTED)
    window.location.assign(url)
    return Promise.resolve(ok('left'))
  },
}
