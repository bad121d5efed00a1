import * as v from 'valibot'
import { CAMPAIGN_KINDS } from '@/domain/campaigns/kinds'
import { CAMPAIGN_STATES } from '@/domain/campaigns/machine'
import { code, instant, line } from '../fields'

/** A campaign in a list. */
export const campaignSummary = /*#__PURE__*/ v.object({
  actId: code,
  kind: v.picklist(CAMPAIGN_KINDS),
  title: line,
  summary: line,
  state: v.picklist(CAMPAIGN_STATES),
  startAt: instant,
  endAt: instant,
})
