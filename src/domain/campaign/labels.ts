import { formatDay } from '../dates/format'
import { dayOfInstant } from '../dates/instant'

/** `2026.08.01至2026.08.31`: a campaign's first and last day. Epoch ms by the bank's clock. */
export const daysText = ({ startAt, endAt }: { readonly startAt: number; readonly endAt: number }): string =>
  `${formatDay(dayOfInstant(startAt))}至${formatDay(dayOfInstant(endAt))}`

/** `2026.08.01（含当日）前`: until when something can be claimed. Epoch ms by the bank's clock. */
export const claimUntilText = (claimUntil: number): string => `${formatDay(dayOfInstant(claimUntil))}（含当日）前`

/** What stands below a campaign's rules: their version, its days, until when rewards are claimed, and who stands behind it. */
export const fineText = ({
  rulesVersion,
  campaign,
  claimUntil,
  organiser,
  contact,
}: {
  readonly rulesVersion: number
  readonly campaign: { readonly startAt: number; readonly endAt: number }
  /** Undefined where nothing is claimed later. */
  readonly claimUntil?: number
  readonly organiser: string
  readonly contact: string
}): string => {
  const claims = claimUntil === undefined ? '' : `，奖励请于${claimUntilText(claimUntil)}领取`
  return `规则第${rulesVersion}版，活动时间${daysText(campaign)}${claims}。主办方${organiser}，咨询电话${contact}。有问题，可在“投诉与建议”中告诉我们。`
}
