import { queryCampaignSms as call } from '@/contract/campaign/queryCampaignSms'
import { publicHandler } from '@sandbox/kernel/scope'
import { textsWanted } from '../links'

export const queryCampaignSms = publicHandler(call, ({ bank }, { link }) => textsWanted(bank.db.drizzle, link))
