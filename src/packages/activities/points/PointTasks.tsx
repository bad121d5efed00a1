import { go } from '@/app/navigate'
import { Cell, CellGroup } from '@/ui/Cell'
import { Unbroken } from '@/ui/Unbroken'
import type { Task } from './tasks'

/** What brings points, and what points aren't. */
export const PointTasks = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <CellGroup title="积分任务" note="积分仅用于兑换，不能购买、转让或兑现；自获得之月起12个月后的月末到期。">
    {tasks.map(({ label, hint, value, to }) => (
      <Cell
        key={label}
        label={label}
        hint={<Unbroken text={hint} />}
        value={<Unbroken text={value} />}
        {...(to && { onPress: () => go(to) })}
      />
    ))}
  </CellGroup>
)
