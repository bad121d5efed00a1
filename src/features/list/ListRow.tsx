import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Amount } from '@/ui/Amount'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/Pressable'
import { unbroken } from '@/ui/Unbroken/unbroken'
import type { Fen } from '@/domain/money/fen'
import './ListRow.scss'

interface ListRowProps {
  readonly title: ReactNode
  /** What was done, before the hint and in ink, where it alone tells rows of one title apart. */
  readonly act?: string
  /** What it is about. */
  readonly hint: string
  /** When it was, which is never broken: the last of the hint. */
  readonly when?: string
  /** At the end: amounts, and what belongs to them. */
  readonly figures: ReactNode
  /** Its figures count for nothing. */
  readonly uncounted?: boolean
  readonly onPress: () => void
}

/** A movement or an order in a list: what it was, and its figures, which in large letters go below. */
export const ListRow = ({ title, act, hint, when, figures, uncounted = false, onPress }: ListRowProps) => (
  <Pressable role="link" className="list-row" onPress={onPress}>
    <View className="list-row__main">
      <View className="list-row__title">{unbroken(title)}</View>
      <View className="list-row__hint">
        {act !== undefined && <Text className="list-row__act">{act}</Text>}
        {hint}
        {when !== undefined && hint !== '' && '，'}
        {when !== undefined && <Text className="list-row__when">{when}</Text>}
      </View>
    </View>
    <View className={classes('list-row__figures', uncounted && 'is-uncounted')}>{figures}</View>
  </Pressable>
)

/** What stands below a row's amount. */
export const ListRowNote = ({ children }: { readonly children: ReactNode }) => (
  <View className="list-row__note">{children}</View>
)

export interface MonthFigure {
  readonly caption: string
  readonly amount: Fen
  /** Of less weight than the others, as own money that only changed its place. */
  readonly minor?: boolean
  /** Interest: red with its sign. */
  readonly earned?: boolean
}

interface MonthSumsProps {
  readonly sums: readonly MonthFigure[]
  readonly hidden: boolean
}

/** What a month adds up to: beside its title, or below it where there is more, two by two. */
export const MonthSums = ({ sums, hidden }: MonthSumsProps) => (
  <View className={classes('list-row-sums', sums.length > 2 && 'is-pairs')}>
    {sums.map(({ caption, amount, minor, earned }) => (
      <View key={caption} className={classes('list-row-sums__sum', minor && 'is-minor')}>
        {`${caption} `}
        <Amount
          className={earned ? undefined : 'list-row-sums__amount'}
          value={amount}
          hidden={hidden}
          symbol={false}
          {...(earned && { signed: true, tone: 'income' })}
        />
      </View>
    ))}
  </View>
)
