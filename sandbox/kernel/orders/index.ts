export { findOrder, hasReceipt, ordersOf, recordOrder, recordOrders, type Order, type OrderDraft } from './orders'
export { findOperation, runOnce, type MoneyCall, type OnceOptions, type Operation, type StoredAnswer } from './runOnce'
