export { Activities } from './Activities'
export { AccountPapers, Coming } from './Coming'
