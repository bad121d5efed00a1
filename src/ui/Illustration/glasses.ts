import type { Picture } from './picture'
import './IllustrationGlasses.scss'

export const glasses: Picture = { drawn: 'glasses' }
