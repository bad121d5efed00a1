import { CAMPAIGNS } from '@brand'

/** Whether the bank runs a campaign that is written. */
export const isRun = (actId: string): boolean => CAMPAIGNS === 'all' || CAMPAIGNS.includes(actId)
