import type { Picture } from './picture'
import './IllustrationLetter.scss'

export const letter: Picture = { drawn: 'letter' }
