import type { Picture } from './picture'
import './IllustrationTea.scss'

export const tea: Picture = { drawn: 'tea' }
