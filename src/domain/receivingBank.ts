/** 开户行 and 行号 of every account, for a transfer to it from another bank, and how its number begins; no real bank has these. */
export { RECEIVING_BANK } from '@brand'
