import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import { sdkInTime } from '../sdkInTime'
import { isRefusal, LOCATION_PROMPT } from './types'
import type { Location, LocationError, Position } from './types'

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 60_000 }

async function locateInWeChat(): Promise<Result<Position, LocationError>> {
  const sdk = await sdkInTime()
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
