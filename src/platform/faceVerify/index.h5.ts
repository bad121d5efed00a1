import { fail, ok } from '@/domain/result'
import { storage } from '../storage/index.h5'
import { UNSUPPORTED } from '../unsupported'
import type { FaceVerify } from './types'

export const faceVerify: FaceVerify = {
  leaves: true,
  start({ url }) {
    if (url === undefined) return Promise.resolve(UNSUPPORTED)
    if (!storage.survivesLeaving()) return Promise.resolve(fail({ kind: 'forgetful' }))
    window.location.assign(url)
    return Promise.resolve(ok('left'))
  },
}
