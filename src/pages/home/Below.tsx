export { Activities } from './Activities'
export { Coming } from './Coming'
