import type { Picture } from './picture'
import './IllustrationTeapot.scss'

export const teapot: Picture = { drawn: 'teapot' }
