import { setCampaignSms as call } from '@/contract/campaign/setCampaignSms'
import { publicHandler } from '@sandbox/kernel/scope'
import { textsWanted } from '../links'

export const setCampaignSms = publicHandler(call, ({ bank, now }, { link, wanted }) =>
  textsWanted(bank.db.drizzle, link, { wanted, now }),
)
