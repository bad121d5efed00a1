import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { clock } from '../clock/index.h5'
import { UNSUPPORTED } from '../unsupported'
import { configuredSdk } from '../weChatSdk'
import type { WeChatSdk } from '../weChatSdk'
import { isRefusal, LOCATION_PROMPT } from './types'
import type { Location, LocationError, Position } from './types'

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 60_000 }

/** How long WeChat's SDK may take to configure itself before the position counts as unavailable, ms. */
const SDK_MS = 10_000

async function locateInWeChat(): Promise<Result<Position, LocationError>> {
  const sdk = await new Promise<WeChatSdk | undefined>((resolve) => {
    const stop = clock.after(SDK_MS, () => resolve(undefined))
    void configuredSdk.then((configured) => {
      stop()
      resolve(configured)
    })
  })
  if (!sdk) return fail({ kind: 'unavailable', prompt: LOCATION_PROMPT })
  return new Promise((resolve) => {
    const end = (kind: 'refused' | 'unavailable') => resolve(fail({ kind, prompt: LOCATION_PROMPT }))
    sdk.getLocation({
      type: 'wgs84',
      success: ({ longitude, latitude }) => resolve(ok({ longitude: Number(longitude), latitude: Number(latitude) })),
      fail: ({ errMsg = '' }) => end(isRefusal(errMsg) ? 'refused' : 'unavailable'),
      cancel: () => end('refused'),
    })
  })
}

const locateInBrowser = (): Promise<Result<Position, LocationError>> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(UNSUPPORTED)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(ok({ longitude: coords.longitude, latitude: coords.latitude })),
      (error) => {
        const kind = error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'
        resolve(fail({ kind, prompt: LOCATION_PROMPT }))
      },
      OPTIONS,
    )
  })

export const location: Location = {
  locate: () => (hostOf(navigator.userAgent).weChat ? locateInWeChat() : locateInBrowser()),
  openSettings: () => Promise.resolve(UNSUPPORTED),
}
