import { View } from '@tarojs/components'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass, UseKind } from '@/domain/subaccount/classes'
import { capLeft, leftOf } from '@/domain/subaccount/use'
import type { CapUse } from '@/domain/subaccount/use'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount, MASKED_AMOUNT } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { classes } from '@/ui/classes'
import { Facts } from '@/ui/Facts'
import './UseBars.scss'

const WHOLE = 100
/** From here on, in hundredths of a cap, a bar warns: a payment or two more and it is used up. */
const NEARLY = 90

const USED: Readonly<Record<UseKind, string>> = { OUT: '已用', IN: '已转入' }

interface UseBarsProps {
  readonly class: AccountClass
  readonly kind: UseKind
  readonly use: CapUse
  readonly hidden: boolean
}

/** What is left of an account's caps, today and this year. */
export function UseBars({ class: accountClass, kind, use, hidden }: UseBarsProps) {
  const caps = CLASS_FACTS[accountClass].caps[kind]
  const { aDay, aYear } = caps
  const ofYear = leftOf(aYear, use.year)
  return (
    <>
      <Bar when="今日" kind={kind} left={capLeft(caps, use)} used={use.today} cap={aDay} hidden={hidden} />
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
        <View className="use-bars__caption">{`${when}剩余`}</View>
        <Amount value={left} hidden={hidden} />
      </View>
      <View className="use-bars__track" aria-hidden="true">
        <View className={classes('use-bars__share', share >= NEARLY && 'is-nearly-used')} style={style} />
      </View>
      <View className="use-bars__used">
        <Facts
          of={[`${USED[kind]}${hidden ? MASKED_AMOUNT : formatShortAmount(used)}元`, `限额${formatShortAmount(cap)}元`]}
        />
      </View>
    </View>
  )
}
