import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { RED_PACKET_TAX_TEXT } from '@/domain/campaigns/tax'
import { Odds } from '@/features/draws/Odds'
import { Cell, CellGroup } from '@/ui/Cell'
import type { CampaignFacts } from '../campaigns'
import { Fine } from '../Fine'
import { fineText, hasRedPacket, leadsOn, prizeLines, ruleLines, standingLines, taskTitle } from './facts'
import type { Task } from './facts'
import { wayOf } from './ways'

interface TermsProps {
  readonly facts: CampaignFacts
  /** Where somebody stands. */
  readonly mine: string
  /** How far somebody is with a task; undefined for somebody who hasn't joined. */
  readonly progress?: (task: Task) => string | undefined
}

/** How a campaign stands, what is to be done and what it brings, its rules, and the way to object. */
export const Terms = ({ facts, mine, progress = () => undefined }: TermsProps) => (
  <>
    <CellGroup>
      {standingLines(facts, mine).map(([label, value]) => (
        <Cell key={label} label={label} value={value} />
      ))}
    </CellGroup>
    <CellGroup
      title="任务和奖励"
      note={hasRedPacket(facts) ? `${RED_PACKET_TAX_TEXT}，领取前显示税后金额。` : undefined}
    >
      {facts.tasks.map((task) => (
        <TaskCell key={task.taskKey} facts={facts} task={task} progress={progress(task)} />
      ))}
    </CellGroup>
    {facts.campaign.kind === 'DRAW' && <Odds facts={facts} />}
    <CellGroup title="活动规则">
      {ruleLines(facts).map((line) => (
        <Cell key={line} label={line} />
      ))}
    </CellGroup>
    <Fine>{fineText(facts)}</Fine>
    <CellGroup>
      <Cell label="提出异议" hint="由本行核实并答复" onPress={() => go('/Complaint', { kind: 'COMPLAINT' })} />
    </CellGroup>
  </>
)

interface TaskProps {
  readonly facts: CampaignFacts
  readonly task: Task
  readonly progress: string | undefined
}

/** A task and what it brings after tax; what comes later changes no line's width. */
function TaskCell({ facts, task, progress }: TaskProps) {
  const way = leadsOn(facts, task) ? wayOf(task, facts.campaign.kind) : undefined
  const lines = prizeLines(facts, task, progress)
  return (
    <Cell
      label={taskTitle(task)}
      hint={lines ? lines.map((line) => <View key={line}>{line}</View>) : '每次得1次抽奖机会'}
      {...(way && { onPress: () => go(way) })}
    />
  )
}
