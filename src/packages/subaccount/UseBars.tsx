import { View } from '@tarojs/components'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass, UseKind } from '@/domain/subaccount/classes'
import type { CapUse } from '@/domain/subaccount/use'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount, MASKED_AMOUNT } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { classes } from '@/ui/classes'
import { Facts } from '@/ui/Facts'
import './UseBars.scss'

const WHOLE = 100
/** From here on, in hundredths of a cap, a bar warns: a payment or two more and it is used up. */
const NEARLY = 90

const WORDS = {
  OUT: { left: '还可用', used: '已用' },
  IN: { left: '还可转入', used: '已转入' },
} as const satisfies Readonly<Record<UseKind, object>>

const leftOf = (cap: Fen, used: Fen): Fen => fen(Math.max(0, cap - used))

interface UseBarsProps {
  readonly class: AccountClass
  readonly kind: UseKind
  readonly use: CapUse
  readonly hidden: boolean
}

/** What is left of an account's caps, today and this year. */
export function UseBars({ class: accountClass, kind, use, hidden }: UseBarsProps) {
  const { aDay, aYear } = CLASS_FACTS[accountClass].caps[kind]
  const ofYear = leftOf(aYear, use.year)
  // No day takes more than its year has left.
  const today = fen(Math.min(leftOf(aDay, use.today), ofYear))
  return (
    <>
      <Bar when="今日" kind={kind} left={today} used={use.today} cap={aDay} hidden={hidden} />
      <Bar when="本年" kind={kind} left={ofYear} used={use.year} cap={aYear} hidden={hidden} />
    </>
  )
}

interface BarProps {
  readonly when: string
  readonly kind: UseKind
  readonly left: Fen
  readonly used: Fen
  readonly cap: Fen
  readonly hidden: boolean
}

function Bar({ when, kind, left, used, cap, hidden }: BarProps) {
  const share = hidden ? 0 : Math.min(WHOLE, (used / cap) * WHOLE)
  const style: Record<string, string> = { '--use-bars-share': `${share}%` }
  return (
    <View className="use-bars">
      <View className="use-bars__head">
        <View className="use-bars__caption">{`${when}${WORDS[kind].left}`}</View>
        <Amount value={left} hidden={hidden} />
      </View>
      <View className="use-bars__track" aria-hidden="true">
        <View className={classes('use-bars__share', share >= NEARLY && 'is-nearly-used')} style={style} />
      </View>
      <View className="use-bars__used">
        <Facts
          of={[
            `${WORDS[kind].used}${hidden ? MASKED_AMOUNT : formatShortAmount(used)}元`,
            `限额${formatShortAmount(cap)}元`,
          ]}
        />
      </View>
    </View>
  )
}
