import type { Picture } from './picture'
import './IllustrationSprout.scss'

export const sprout: Picture = { drawn: 'sprout' }
