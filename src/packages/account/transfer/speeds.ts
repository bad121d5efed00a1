import type { Day } from '@/domain/dates/day'
import { formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import type { TransferSpeed } from '@/domain/transfer/machine'

interface SpeedText {
  readonly title: string
  /** Said in the colour of a warning: what was sent can't be called off. */
  readonly final?: string
  /** What it means, with when it is sent. */
  hint(sentAt: string): string
}

/** How soon what was sent is there, whichever way it is sent. */
export const ARRIVES = '一般几分钟内'

/** How fast money goes out, the quickest first. */
export const SPEED_TEXTS: Readonly<Record<TransferSpeed, SpeedText>> = {
  REALTIME: { title: '实时到账', final: '不能撤销', hint: () => `立即发送，${ARRIVES}到账` },
  ORDINARY: { title: '普通到账', hint: (sentAt) => `${sentAt}发送，发送前可撤销` },
  NEXT_DAY: { title: '次日到账', hint: (sentAt) => `${sentAt}发送，24小时内可撤销` },
}

/** @param dueAt when it is sent, epoch ms */
export const speedHint = (speed: TransferSpeed, dueAt: number): string => SPEED_TEXTS[speed].hint(formatInstant(dueAt))

/** Its name, with what can't be called off: `实时到账，不能撤销`. */
export const speedName = (speed: TransferSpeed): string => {
  const { title, final } = SPEED_TEXTS[speed]
  return final === undefined ? title : `${title}，${final}`
}

/** As a summary says it: `次日到账，2026.11.23 10:30发送`. */
export const speedSummary = (speed: TransferSpeed, dueAt: number): string =>
  speed === 'REALTIME' ? SPEED_TEXTS.REALTIME.title : `${SPEED_TEXTS[speed].title}，${formatInstant(dueAt)}发送`

/** The day of sending that a summary names: none for what is sent at once. */
export function namedDay(
  sending: readonly { readonly speed: TransferSpeed; readonly dueAt: number }[],
  chosen: TransferSpeed,
): Day | undefined {
  const dueAt = sending.find(({ speed }) => speed === chosen)?.dueAt
  return dueAt === undefined || chosen === 'REALTIME' ? undefined : dayOfInstant(dueAt)
}
