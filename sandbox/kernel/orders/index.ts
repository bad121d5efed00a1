export { sendMessages, type MessageDraft } from '@sandbox/business/message/messages'
export { findOrder, ordersOf, recordOrder, recordOrders, type Order, type OrderDraft, type OrderKind } from './orders'
export { findOperation, runOnce, type MoneyCall, type OnceOptions, type Operation, type StoredAnswer } from './runOnce'
