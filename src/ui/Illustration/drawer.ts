import type { Picture } from './picture'
import './IllustrationDrawer.scss'

export const drawer: Picture = { drawn: 'drawer' }
