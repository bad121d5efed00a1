import type { Picture } from './picture'
import './IllustrationKey.scss'

export const key: Picture = { drawn: 'key' }
