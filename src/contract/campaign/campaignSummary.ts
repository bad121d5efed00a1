import * as v from 'valibot'
import { CAMPAIGN_KINDS } from '@/domain/campaign/kinds'
import { CAMPAIGN_STATES } from '@/domain/campaign/machine'
import { MOTIFS, TONES } from '@/domain/campaign/picture'
import { code, instant, line } from '../fields'

export const campaignPicture = /*#__PURE__*/ v.object({ motif: v.picklist(MOTIFS), tone: v.picklist(TONES) })

/** A campaign in a list. */
export const campaignSummary = /*#__PURE__*/ v.object({
  actId: code,
  kind: v.picklist(CAMPAIGN_KINDS),
  title: line,
  summary: line,
  picture: campaignPicture,
  state: v.picklist(CAMPAIGN_STATES),
  /** What it brings, in Chinese; undefined once nothing is left to be had. */
  worth: v.optional(line),
  startAt: instant,
  endAt: instant,
})
