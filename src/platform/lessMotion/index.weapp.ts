import type { WantsLessMotion } from './types'

/** WeChat tells its mini-programs nothing of it; their style sheets still follow it. */
export const wantsLessMotion: WantsLessMotion = () => false
