import type * as v from 'valibot'
import { goOn, isGoing } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { overviewQuery } from '@/routes/queries/identity'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import type { IconName } from '@/ui/Icon'
import { ErrorState } from '@/ui/ErrorState'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { useStanding } from '@/packages/identity/hooks/useStanding'
import { firstRequired, upkeepTasks, verdictOn } from '@/packages/identity/model/tasks'
import type { Task } from '@/packages/identity/model/tasks'

const ICONS: Readonly<Record<Task['key'], IconName>> = {
  idCard: 'id-card',
  information: 'people',
  tax: 'tax',
  account: 'wallet',
}
const TONES = { required: 'warning', wanted: 'brand', done: 'success' } as const

const start = ({ leadsTo }: Task): void => go(leadsTo)

/** /EditeIdCard, /Microvalidation and /ruyiClineIDIV: how the customer's papers and account stand, and what to do. */
export default definePage(
  function Overview({ route }: PageProps<v.InferOutput<typeof overviewQuery>>) {
    const { standing, error, reload } = useStanding()
    const tasks = standing && upkeepTasks(standing)
    const first = tasks && firstRequired(tasks)
    return (
      <Frame title={route.title} action={tasks && <WayOn first={first} />}>
        {!tasks &&
          (error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="list" count={4} />)}
        {tasks && (
          <>
            <Verdict tasks={tasks} />
            <CellGroup note={`资料仅用于依法核实身份，如有疑问请致电${BRAND.hotline}`}>
              {tasks.map((task) => (
                <Row key={task.key} task={task} />
              ))}
            </CellGroup>
            <CellGroup>
              <Cell label="变更记录" onPress={() => go('/identifyList')} />
            </CellGroup>
          </>
        )}
      </Frame>
    )
  },
  { query: overviewQuery },
)

function Verdict({ tasks }: { readonly tasks: readonly Task[] }) {
  const { tone, text } = verdictOn(tasks)
  return <Notice tone={tone}>{text}</Notice>
}

function Row({ task }: { readonly task: Task }) {
  const { key, title, hint, state, need } = task
  // An account in order has nothing to be changed here.
  const open = key !== 'account' || need !== 'done'
  return (
    <Cell
      icon={ICONS[key]}
      label={title}
      hint={hint}
      value={<Tag tone={TONES[need]}>{state}</Tag>}
      onPress={open ? () => start(task) : undefined}
    />
  )
}

function WayOn({ first }: { readonly first: Task | undefined }) {
  if (first) return <Button onPress={() => start(first)}>{first.action}</Button>
  return isGoing() ? <Button onPress={goOn}>继续办理</Button> : <Button onPress={goHome}>返回首页</Button>
}
