/** 开户行 and 行号 of every account, for a transfer to it from another bank; no real bank has this number. */
export const RECEIVING_BANK = { branch: '亿联银行总行营业部', bankNo: '998100000012' } as const
