import { fineText } from '@/domain/campaign/labels'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { go } from '@/app/navigate'
import { RED_PACKET_TAX_TEXT } from '@/domain/campaign/tax'
import { CampaignBanner } from '@/features/campaign/CampaignBanner'
import { FoldedRules } from '@/features/campaign/FoldedRules'
import { Odds } from '@/features/draws/Odds'
import { Cell, CellGroup } from '@/ui/Cell'
import { classes } from '@/ui/classes'
import { Tag } from '@/ui/Tag'
import type { CampaignFacts } from '../campaigns'
import { Fine } from '../Fine'
import {
  hasRedPacket,
  heroOf,
  isJoining,
  isJoinStep,
  joinText,
  leadsOn,
  prizeLines,
  ruleLines,
  stateText,
  taskTitle,
} from './facts'
import type { Task } from './facts'
import { wayOf } from './ways'
import './campaignTask.scss'

/** How far somebody is with a step. */
export interface Progress {
  readonly text: string
  readonly done: boolean
  /** Whether it is the one to do now. */
  readonly next?: boolean
}

interface TermsProps {
  readonly facts: CampaignFacts
  /** How far somebody is with a task, or with joining; undefined while that isn't known or doesn't matter. */
  readonly progress?: (task: Task | undefined) => Progress | undefined
  /** The campaign's own page. */
  readonly children?: ReactNode
}

/** A campaign as its picture, the steps with what each brings, its page, its rules, and the ways on. */
export const Terms = ({ facts, progress = () => undefined, children }: TermsProps) => {
  const steps = isJoinStep(facts) ? [undefined, ...facts.tasks] : facts.tasks
  return (
    <>
      <CampaignBanner
        campaign={facts.campaign}
        words={heroOf(facts)}
        at={facts.at}
        standing={<Tag tone={isJoining(facts) ? 'success' : 'plain'}>{stateText(facts)}</Tag>}
      />
      <CellGroup
        title="任务和奖励"
        note={hasRedPacket(facts) ? `${RED_PACKET_TAX_TEXT}，领取前显示税后金额。` : undefined}
      >
        {steps.map((task, at) => (
          <StepCell key={task?.taskKey ?? ''} facts={facts} task={task} step={at + 1} progress={progress(task)} />
        ))}
      </CellGroup>
      {children}
      {facts.campaign.kind === 'DRAW' && <Odds facts={facts} />}
      <FoldedRules lines={ruleLines(facts)} />
      <Fine>{fineText(facts)}</Fine>
      <CellGroup>
        <Cell label="我的奖励" onPress={() => go('/zhouMyPrize')} />
        <Cell label="提出异议" hint="由本行核实并答复" onPress={() => go('/Complaint', { kind: 'COMPLAINT' })} />
      </CellGroup>
    </>
  )
}

interface StepProps {
  readonly facts: CampaignFacts
  /** Undefined for joining. */
  readonly task: Task | undefined
  /** Which it is, from 1. */
  readonly step: number
  readonly progress: Progress | undefined
}

/** A step and what it brings after tax; what comes later changes no line's width. */
function StepCell({ facts, task, step, progress }: StepProps) {
  const way = task && leadsOn(facts, task) ? wayOf(task, facts.campaign.kind) : undefined
  return (
    <Cell
      label={
        <View className="campaign-task">
          <View
            className={classes('campaign-task__step', progress?.done && 'is-done', progress?.next && 'is-next')}
            aria-hidden="true"
          >
            {progress?.done ? '✓' : step}
          </View>
          <View className="campaign-task__title">{task ? taskTitle(task) : '报名参加'}</View>
        </View>
      }
      hint={task ? hintOf(facts, task, progress?.text) : joinText(facts, progress?.text)}
      {...(way && { onPress: () => go(way) })}
    />
  )
}

function hintOf(facts: CampaignFacts, task: Task, progress: string | undefined): ReactNode {
  const lines = prizeLines(facts, task, progress)
  if (lines)
    return lines.map((line) => (
      <View key={line} className="campaign-task__line">
        {line}
      </View>
    ))
  return progress === undefined ? CHANCE_TEXT : `${CHANCE_TEXT} · ${progress}`
}

const CHANCE_TEXT = '每次得1次抽奖机会'
