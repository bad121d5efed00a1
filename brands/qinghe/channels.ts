import type { Brand } from '../types'

export const CHANNELS = {
  QH_MARKET: { name: '样例集市', families: ['regular', 'gain'], pages: ['coop'] },
  BANK_STAFF: { name: '行员', staffOnly: true },
} as const satisfies Brand['CHANNELS']
