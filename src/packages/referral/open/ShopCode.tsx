import { Later } from '@/features/loaded/Later'
import { Skeleton } from '@/ui/Skeleton'
import type { CodeCardProps } from './CodeCard'

/** Drawing a code takes more code than the rest of its page. */
const loadCard = () => import('./CodeCard')

/** The code of somebody's shop, once what draws it is loaded. */
export const ShopCode = (props: CodeCardProps) => (
  <Later load={loadCard} waiting={<Skeleton shape="card" count={1} />}>
    {({ CodeCard }) => <CodeCard {...props} />}
  </Later>
)
