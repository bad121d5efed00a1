// The calls of this capability; the app imports single calls instead, to stay small.
export { claimSpecial } from './claimSpecial'
export { querySpecial } from './querySpecial'
export { querySpecialItem } from './querySpecialItem'
export { verifySpecial } from './verifySpecial'
