import type { WantsLessMotion } from './types'

export const wantsLessMotion: WantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
