import { UNSUPPORTED } from '../unsupported'
import type { SaveFile } from './types'

/** A customer can't find the files of a mini-program. */
export const saveFile: SaveFile = () => Promise.resolve(UNSUPPORTED)
