import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Location, LocationError, Position } from './types'

export const fakeLocation = (
  answer: Result<Position, LocationError> = ok({ longitude: 125.3235, latitude: 43.8171 }),
): Location => ({
  locate: () => Promise.resolve(answer),
  openSettings: () => Promise.resolve(ok(undefined)),
})
