import { UNSUPPORTED } from '../unsupported'
import type { Print } from './types'

/** A mini-program has no way to a printer. */
export const print: Print = () => UNSUPPORTED
