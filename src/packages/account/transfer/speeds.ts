import type { Day } from '@/domain/dates/day'
import { formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import type { TransferSpeed } from '@/domain/transfer/machine'

interface SpeedText {
  readonly title: string
  /** When the money is there, then until when it can be called off. */
  facts(sentAt: string): readonly string[]
}

/** How soon what was sent is there, whichever way it is sent. */
export const ARRIVES = '一般几分钟内'

export const FINAL = '不能撤销'

/** How fast money goes out, the quickest first. */
export const SPEED_TEXTS: Readonly<Record<TransferSpeed, SpeedText>> = {
  REALTIME: { title: '实时到账', facts: () => [`${ARRIVES}到账`, FINAL] },
  ORDINARY: { title: '普通到账', facts: (sentAt) => [`${sentAt}后到账`, '此前可撤销'] },
  NEXT_DAY: { title: '次日到账', facts: (sentAt) => [`${sentAt}后到账`, '24小时内可撤销'] },
}

/** @param dueAt when it is sent, epoch ms */
export const speedFacts = (speed: TransferSpeed, dueAt: number): readonly string[] =>
  SPEED_TEXTS[speed].facts(formatInstant(dueAt))

/** As a summary says it: `次日到账，2026.11.23 10:30转出`, `实时到账，不能撤销`. */
export const speedSummary = (speed: TransferSpeed, dueAt: number): string =>
  `${SPEED_TEXTS[speed].title}，${speed === 'REALTIME' ? FINAL : `${formatInstant(dueAt)}转出`}`

/** The day of sending that a summary names: none for what is sent at once. */
export function namedDay(
  sending: readonly { readonly speed: TransferSpeed; readonly dueAt: number }[],
  chosen: TransferSpeed,
): Day | undefined {
  const dueAt = sending.find(({ speed }) => speed === chosen)?.dueAt
  return dueAt === undefined || chosen === 'REALTIME' ? undefined : dayOfInstant(dueAt)
}
