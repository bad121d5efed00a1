import { bankAccount } from '@sandbox/kernel/ledger'

/** Money that came from or went to cards of other banks. */
export const CARD_CLEARING = bankAccount('cardClearing')
