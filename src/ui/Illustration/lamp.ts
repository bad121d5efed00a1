import type { Picture } from './picture'
import './IllustrationLamp.scss'

export const lamp: Picture = { drawn: 'lamp' }
