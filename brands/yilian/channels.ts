import type { Brand } from '../types'

/**
 * The cooperating channels. The specification gives only their codes; which products each offers is ours. A partner offers
 * the wealth product only when it has the licence for that (marketing rules of 2026).
 */
export const CHANNELS = {
  YZT202101: { name: '一账通', families: ['regular', 'gain', 'full', 'increasing'], pages: ['coop', 'coopDeposit'] },
  HZJK: { name: '合作健康', families: ['regular', 'gain', 'premium', 'wealth'], pages: ['coop'] },
  HZ202102: { name: '合作渠道二期', families: ['regular', 'gain'], pages: ['coop', 'coopDeposit'] },
  KMH_HZJK: { name: '开门红合作健康', families: ['regular', 'gain', 'full'], pages: ['coop'] },
  BANK_STAFF: { name: '行员', staffOnly: true },
} as const satisfies Brand['CHANNELS']
