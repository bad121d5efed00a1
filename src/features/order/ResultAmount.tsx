import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
import { ReadAloud } from '@/ui/ReadAloud'

interface ResultAmountProps {
  /** What became of it, read before the amount. */
  readonly caption: string
  readonly value: Fen
}

/** The amount of a result that moved money. */
export const ResultAmount = ({ caption, value }: ResultAmountProps) => (
  <>
    <Amount value={value} size="hero" />
    <ReadAloud caption={caption} amount={value} />
  </>
)
