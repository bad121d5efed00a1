import { fail, ok } from '@/domain/result'
import { asked } from '../asked'
import type { Handlers } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { FaceVerify } from './types'

/** The face service's own SDK adds this to `wx` when its subpackage is part of the mini-program. */
interface WithFaceSdk {
  startVerify?(options: Handlers<unknown> & { data: { token: string } }): void
}

declare const wx: WithFaceSdk

export const faceVerify: FaceVerify = {
  leaves: false,
  async start({ bizToken }) {
    if (wx.startVerify === undefined) return UNSUPPORTED
    const done = await asked<unknown>((handlers) => wx.startVerify?.({ data: { token: bizToken }, ...handlers }))
    if (done.ok) return ok('done')
    return fail({ kind: /cancel/i.test(done.error) ? 'cancelled' : 'failed' })
  },
}
