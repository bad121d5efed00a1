import type { Picture } from './picture'
import './IllustrationLock.scss'

export const lock: Picture = { drawn: 'lock' }
