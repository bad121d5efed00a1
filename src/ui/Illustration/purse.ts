import type { Picture } from './picture'
import './IllustrationPurse.scss'

export const purse: Picture = { drawn: 'purse' }
