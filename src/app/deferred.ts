/** What runs when the first screen has nothing left to draw, in one file of its own. */
export { servicesHidden, startServices } from '../session/services'
export { followUpOrders } from './followUp'
export { stayWhileTyping } from './stayWhileTyping'
