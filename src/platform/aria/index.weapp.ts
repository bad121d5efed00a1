import { mergeInternalComponents } from '@tarojs/shared'
import { ARIA_ATTRIBUTES } from './attributes'
import type { TeachAria } from './types'

export const teachAria: TeachAria = () => {
  mergeInternalComponents(ARIA_ATTRIBUTES)
}
