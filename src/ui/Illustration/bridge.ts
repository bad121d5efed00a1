import type { Picture } from './picture'
import './IllustrationBridge.scss'

export const bridge: Picture = { drawn: 'bridge' }
