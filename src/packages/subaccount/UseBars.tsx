import { View } from '@tarojs/components'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass, UseKind } from '@/domain/subaccount/classes'
import type { CapUse } from '@/domain/subaccount/use'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { classes } from '@/ui/classes'
import './UseBars.scss'

const WHOLE = 100
/** From here on, in hundredths of a cap, a bar warns: a payment or two more and it is used up. */
const NEARLY = 90

interface UseBarsProps {
  readonly class: AccountClass
  readonly kind: UseKind
  readonly use: CapUse
  readonly hidden: boolean
}

/** What of an account's caps is used, today and this year. */
export function UseBars({ class: accountClass, kind, use, hidden }: UseBarsProps) {
  const { aDay, aYear } = CLASS_FACTS[accountClass].caps[kind]
  return (
    <>
      <Bar caption="今日已用" used={use.today} cap={aDay} hidden={hidden} />
      <Bar caption="本年已用" used={use.year} cap={aYear} hidden={hidden} />
    </>
  )
}

interface BarProps {
  readonly caption: string
  readonly used: Fen
  readonly cap: Fen
  readonly hidden: boolean
}

function Bar({ caption, used, cap, hidden }: BarProps) {
  const share = hidden ? 0 : Math.min(WHOLE, (used / cap) * WHOLE)
  const style: Record<string, string> = { '--use-bars-share': `${share}%` }
  return (
    <View className="use-bars">
      <View className="use-bars__head">
        <View className="use-bars__caption">{caption}</View>
        <View className="use-bars__figures">
          <Amount value={used} hidden={hidden} symbol={false} />
          <View className="use-bars__cap">{`/ ${formatShortAmount(cap)}元`}</View>
        </View>
      </View>
      <View className="use-bars__track" aria-hidden="true">
        <View className={classes('use-bars__share', share >= NEARLY && 'is-nearly-used')} style={style} />
      </View>
    </View>
  )
}
