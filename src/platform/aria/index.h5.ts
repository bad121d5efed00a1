import type { TeachAria } from './types'

/** A browser needs nothing for ARIA. */
export const teachAria: TeachAria = () => undefined
