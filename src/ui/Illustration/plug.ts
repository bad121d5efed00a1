import type { Picture } from './picture'
import './IllustrationPlug.scss'

export const plug: Picture = { drawn: 'plug' }
