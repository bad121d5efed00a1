import type { Result } from '@/domain/result'
import type { ChosenImage, ImageChoice, ImageError } from './types'

export const fakeImageChoice = (answer: Result<ChosenImage, ImageError>): ImageChoice => ({
  choose: () => Promise.resolve(answer),
})
