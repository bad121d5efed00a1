import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { role } from '@/ui/role'

/** One height whatever it says, so that nothing below moves when the bank has told who is there. */
export const HeroCard = ({ children }: { readonly children?: ReactNode }) => (
  <Card tone="hero" className="home-hero">
    {children}
  </Card>
)

/** While nobody knows yet who is there. */
export const HeroWaiting = () => (
  <HeroCard>
    <View className="home-hero__waiting" {...role('status')} aria-label="正在加载" aria-busy="true" />
  </HeroCard>
)
