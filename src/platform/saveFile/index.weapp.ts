import { UNSUPPORTED } from '../unsupported'
import type { SaveFile } from './types'

/** A mini-program's files lie where nobody but it can find them. */
export const saveFile: SaveFile = () => Promise.resolve(UNSUPPORTED)
