import { gcj02Of } from '@/domain/branches/gcj02'
import { ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import { sdkInTime } from '../sdkInTime'
import type { MapView } from './types'

export const map: MapView = {
  isThere: () => hostOf(navigator.userAgent).weChat,
  async show({ name, address, ...place }) {
    const sdk = await sdkInTime()
    if (!sdk) return UNSUPPORTED
    return new Promise((resolve) =>
      sdk.openLocation({
        ...gcj02Of(place),
        name,
        address,
        success: () => resolve(ok(undefined)),
        fail: () => resolve(UNSUPPORTED),
      }),
    )
  },
}
