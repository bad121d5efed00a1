import type { Picture } from './picture'
import './IllustrationBoat.scss'

export const boat: Picture = { drawn: 'boat' }
