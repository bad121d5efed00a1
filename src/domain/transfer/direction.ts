/** IN: from the card to the account. OUT: from the account to the card. */
export const TRANSFER_DIRECTIONS = ['IN', 'OUT'] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]
