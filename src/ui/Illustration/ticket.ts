import type { Picture } from './picture'
import './IllustrationTicket.scss'

export const ticket: Picture = { drawn: 'ticket' }
