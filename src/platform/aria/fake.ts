import type { TeachAria } from './types'

export const fakeTeachAria: TeachAria = () => undefined
