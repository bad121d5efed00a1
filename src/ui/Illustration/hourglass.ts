import type { Picture } from './picture'
import './IllustrationHourglass.scss'

export const hourglass: Picture = { drawn: 'hourglass' }
