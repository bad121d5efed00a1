import type { Picture } from './picture'
import './IllustrationNotebook.scss'

export const notebook: Picture = { drawn: 'notebook' }
