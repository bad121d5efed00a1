import type { Picture } from './picture'
import './IllustrationBasket.scss'

export const basket: Picture = { drawn: 'basket' }
