import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import { LOCATION_PROMPT } from './types'
import type { Location, LocationError, Position } from './types'

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 60_000 }

export const location: Location = {
  locate: () =>
    new Promise<Result<Position, LocationError>>((resolve) => {
      if (!navigator.geolocation) return resolve(UNSUPPORTED)
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(ok({ longitude: coords.longitude, latitude: coords.latitude })),
        (error) => {
          const kind = error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'
          resolve(fail({ kind, prompt: LOCATION_PROMPT }))
        },
        OPTIONS,
      )
    }),
  openSettings: () => Promise.resolve(UNSUPPORTED),
}
