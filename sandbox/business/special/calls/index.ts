// A handler for each call of this capability.
export { claimSpecial } from './claimSpecial'
export { querySpecial } from './querySpecial'
export { querySpecialItem } from './querySpecialItem'
export { verifySpecial } from './verifySpecial'
