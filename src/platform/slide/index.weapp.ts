import type { SlideKeys } from './types'

export const slideKeys: SlideKeys = () => ({})
