import type { Picture } from './picture'
import './IllustrationClock.scss'

export const clock: Picture = { drawn: 'clock' }
