import type { Day } from '@/domain/dates/day'
import { formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import type { TransferSpeed } from '@/domain/transfer/machine'

interface SpeedText {
  readonly title: string
  /** What it means, with when it is sent. */
  hint(sentAt: string): string
}

/** How soon what was sent is there, whichever way it is sent. */
export const ARRIVES = '一般几分钟内'

/** How fast money goes out, the quickest first. */
export const SPEED_TEXTS: Readonly<Record<TransferSpeed, SpeedText>> = {
  REALTIME: { title: '实时到账', hint: () => `立即发送，${ARRIVES}到账，不能撤销` },
  ORDINARY: { title: '普通到账', hint: (sentAt) => `${sentAt}发送，发送前可撤销` },
  NEXT_DAY: { title: '次日到账', hint: (sentAt) => `${sentAt}发送，24小时内可撤销` },
}

/** @param dueAt when it is sent, epoch ms */
export const speedHint = (speed: TransferSpeed, dueAt: number): string => SPEED_TEXTS[speed].hint(formatInstant(dueAt))

/** As a summary says it: `次日到账，2026.11.23 10:30发送`. */
export const speedSummary = (speed: TransferSpeed, dueAt: number): string =>
  speed === 'REALTIME' ? SPEED_TEXTS.REALTIME.title : `${SPEED_TEXTS[speed].title}，${formatInstant(dueAt)}发送`

/** What is approved with an order: `实时到账，不能撤销`. */
export const speedApproved = (speed: TransferSpeed, dueAt: number): string =>
  `${SPEED_TEXTS[speed].title}，${speed === 'REALTIME' ? '不能撤销' : speedHint(speed, dueAt)}`

/** The day of sending that a summary names: none for what is sent at once. */
export function namedDay(
  sending: readonly { readonly speed: TransferSpeed; readonly dueAt: number }[],
  chosen: TransferSpeed,
): Day | undefined {
  const dueAt = sending.find(({ speed }) => speed === chosen)?.dueAt
  return dueAt === undefined || chosen === 'REALTIME' ? undefined : dayOfInstant(dueAt)
}
