import type { Picture } from './picture'
import './IllustrationLantern.scss'

export const lantern: Picture = { drawn: 'lantern' }
