import type { ReactNode } from 'react'
import { goToDestination, hasDestination } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { Loaded } from '@/features/loaded/Loaded'
import { overviewQuery } from '@/routes/queries/identity'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import type { IconName } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { useIdentityStatus } from '../useIdentityStatus'
import { firstRequired, upkeepTasks, verdictOn } from '../tasks'
import type { Task } from '../tasks'

const ICONS: Readonly<Record<Task['key'], IconName>> = {
  idCard: 'id-card',
  information: 'people',
  tax: 'tax',
  account: 'wallet',
}
const TONES = { required: 'warning', wanted: 'warning', waiting: 'plain', done: 'success' } as const

const start = ({ leadsTo }: Task): void => go(leadsTo)

/** /EditeIdCard, /Microvalidation and /ruyiClineIDIV: how the customer's papers and account stand, and what to do. */
function Overview({ route }: PageProps<typeof overviewQuery>) {
  const read = useIdentityStatus()
  return (
    <Frame title={route.title} action={read.data && wayOn(firstRequired(upkeepTasks(read.data)))}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={4} />}>
        {(standing) => <Tasks tasks={upkeepTasks(standing)} />}
      </Loaded>
    </Frame>
  )
}

const Tasks = ({ tasks }: { readonly tasks: readonly Task[] }) => (
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

/** Nothing where nothing is to be done. */
function wayOn(first: Task | undefined): ReactNode {
  if (first) return <Button onPress={() => start(first)}>{first.action}</Button>
  return hasDestination() && <Button onPress={goToDestination}>继续办理</Button>
}

export default definePage(Overview, { query: overviewQuery })
