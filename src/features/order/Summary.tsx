import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
import { Cell } from '@/ui/Cell'
import { ReadAloud } from '@/ui/ReadAloud'
import { Effect } from './Effect'
import type { EffectProps } from './Effect'
import './Summary.scss'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
}

export interface SummaryProps {
  readonly caption: string
  readonly amount: Fen
  /** What it does to the customer's money. */
  readonly effect: Pick<EffectProps, 'figures' | 'rows'>
  /** What it costs, in amber as on the page before (`EffectLoss`). */
  readonly loss?: ReactNode
  readonly rows: readonly SummaryRow[]
  readonly note?: string
}

/** What is confirmed and how much, and below it what is to be known of it first. */
export const SummaryHead = ({
  caption,
  amount,
  children,
}: Pick<SummaryProps, 'caption' | 'amount'> & { readonly children?: ReactNode }) => (
  <View className="summary__head">
    <View className="summary__caption">{caption}</View>
    <Amount value={amount} size="hero" />
    <ReadAloud caption={caption} amount={amount} />
    {children}
  </View>
)

/** What the customer is about to confirm: the amount first, then its effect, then the other terms. */
export const Summary = ({ caption, amount, effect: { figures, rows: parts = [] }, loss, rows, note }: SummaryProps) => (
  <View className="summary">
    <SummaryHead caption={caption} amount={amount} />
    <Effect figures={figures} />
    {loss}
    <View className="summary__rows">
      {parts.map(({ label, amount: part }) => (
        <Cell key={label} label={label} value={<Amount value={part} />} />
      ))}
      {rows.map(({ label, value }) => (
        <Cell key={label} label={label} value={value} />
      ))}
    </View>
    {note !== undefined && <View className="summary__note">{note}</View>}
  </View>
)
