import type { Picture } from './picture'
import './IllustrationUmbrella.scss'

export const umbrella: Picture = { drawn: 'umbrella' }
