import { claimSpecial } from './claimSpecial'
import { querySpecial } from './querySpecial'
import { querySpecialItem } from './querySpecialItem'
import { verifySpecial } from './verifySpecial'

/** The calls of `special`; the app imports single calls instead, to stay small. */
export const specialCalls = { claimSpecial, querySpecial, querySpecialItem, verifySpecial }
