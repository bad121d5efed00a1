import { fineText } from '@/domain/campaigns/said'
import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { RED_PACKET_TAX_TEXT } from '@/domain/campaigns/tax'
import { FoldedRules } from '@/features/campaign/FoldedRules'
import { Odds } from '@/features/draws/Odds'
import { Cell, CellGroup } from '@/ui/Cell'
import { classes } from '@/ui/classes'
import type { CampaignFacts } from '../campaigns'
import { Fine } from '../Fine'
import { hasRedPacket, leadsOn, prizeLines, ruleLines, standingLines, taskTitle } from './facts'
import type { Task } from './facts'
import { wayOf } from './ways'
import './campaignTask.scss'

/** How far somebody is with a task. */
export interface Progress {
  readonly text: string
  readonly done: boolean
}

interface TermsProps {
  readonly facts: CampaignFacts
  /** Where somebody stands. */
  readonly mine: string
  /** How far somebody is with a task; undefined for somebody who hasn't joined. */
  readonly progress?: (task: Task) => Progress | undefined
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
      {facts.tasks.map((task, at) => (
        <TaskCell key={task.taskKey} facts={facts} task={task} step={at + 1} progress={progress(task)} />
      ))}
    </CellGroup>
    {facts.campaign.kind === 'DRAW' && <Odds facts={facts} />}
    <FoldedRules lines={ruleLines(facts)} />
    <Fine>{fineText(facts)}</Fine>
    <CellGroup>
      <Cell label="提出异议" hint="由本行核实并答复" onPress={() => go('/Complaint', { kind: 'COMPLAINT' })} />
    </CellGroup>
  </>
)

interface TaskProps {
  readonly facts: CampaignFacts
  readonly task: Task
  /** Which it is, from 1. */
  readonly step: number
  readonly progress: Progress | undefined
}

/** A task and what it brings after tax; what comes later changes no line's width. */
function TaskCell({ facts, task, step, progress }: TaskProps) {
  const way = leadsOn(facts, task) ? wayOf(task, facts.campaign.kind) : undefined
  const lines = prizeLines(facts, task, progress?.text)
  return (
    <Cell
      label={
        <View className="campaign-task">
          <View className={classes('campaign-task__step', progress?.done && 'is-done')} aria-hidden="true">
            {progress?.done ? '✓' : step}
          </View>
          <View className="campaign-task__title">{taskTitle(task)}</View>
        </View>
      }
      hint={lines ? lines.map((line) => <View key={line}>{line}</View>) : '每次得1次抽奖机会'}
      {...(way && { onPress: () => go(way) })}
    />
  )
}
