import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import type { Pending } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { classes } from '@/ui/classes'
import { unbroken } from '@/ui/Unbroken/unbroken'
import './Effect.scss'

/** One answer in yuan to what is about to be done. */
export interface EffectFigure {
  readonly caption: string
  readonly amount: Pending<Fen>
  /** When, at which rate, or to whom. */
  readonly note?: string
}

/** A part of the answer. */
export interface EffectRow {
  readonly label: string
  readonly amount: Fen
}

export interface EffectProps {
  /** One or two; the first is the answer. They come from the bank's preview, or from the function its posting uses. */
  readonly figures: readonly EffectFigure[]
  readonly rows?: readonly EffectRow[]
  readonly hidden?: boolean
}

/** What the customer is about to do does to their money, in yuan, before they do it (docs/decisions/looks.md). */
export const Effect = ({ figures, rows = [], hidden = false }: EffectProps) => (
  <View className="effect">
    <View className="effect__figures">
      {figures.map(({ caption, amount, note }, index) => (
        <View key={caption} className={classes('effect__figure', index === 0 && 'is-answer')}>
          <View className="effect__caption">{caption}</View>
          <Amount value={amount} size="amount" hidden={hidden} />
          {note !== undefined && <View className="effect__note">{unbroken(note)}</View>}
        </View>
      ))}
    </View>
    {rows.map(({ label, amount }) => (
      <View key={label} className="effect__row">
        <View className="effect__label">{label}</View>
        <Amount value={amount} hidden={hidden} />
      </View>
    ))}
  </View>
)

/** What it costs, beside what it brings. */
export const EffectLoss = ({ children }: { readonly children: ReactNode }) => (
  <View className="effect__loss">{children}</View>
)
