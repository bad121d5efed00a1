import type { ComponentProps } from 'react'
import { View } from '@tarojs/components'
import { switchTab } from '@/app/navigate'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { EarnCard } from './EarnCard'
import type { TermEarning } from './termEarnings'

interface EarnProps extends Omit<ComponentProps<typeof EarnCard>, 'earnings'> {
  /** Undefined until the bank has told what is on sale. */
  readonly earnings: readonly TermEarning[] | undefined
}

/** How much for how long, and the insurance mark of the bank's own deposits. */
export const Earn = ({ earnings, ...card }: EarnProps) => (
  <>
    <SectionTitle title="存多久，得多少" onMore={() => switchTab('/productDetailsHomePage')} />
    {earnings ? <EarnCard earnings={earnings} {...card} /> : <Skeleton shape="card" count={2} />}
    <View className="home-insured">
      <InsuranceMark />
    </View>
  </>
)
