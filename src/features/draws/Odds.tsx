import { View } from '@tarojs/components'
import { Cell, CellGroup } from '@/ui/Cell'
import { classes } from '@/ui/classes'
import { fallbackText, missText, oddsLines } from './oddsLines'
import type { DrawFacts } from './oddsLines'
import './odds.scss'

/** Every prize of a draw with what it is worth, its odds, and what is left of it, and first how often nothing is won. */
export const Odds = ({ facts }: { readonly facts: DrawFacts }) => (
  <CellGroup title="奖品、概率和剩余" note={fallbackText(facts)}>
    {missText(facts) !== undefined && <Cell label={missText(facts)} />}
    {oddsLines(facts).map(({ key, name, worth, odds, left, isGone }) => (
      <Cell
        key={key}
        label={<View className={classes('odds__name', isGone && 'is-gone')}>{name}</View>}
        hint={
          <>
            <View>{worth}</View>
            <View>{odds}</View>
          </>
        }
        value={left}
      />
    ))}
  </CellGroup>
)
