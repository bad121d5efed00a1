import type { CampaignDefinition, CampaignTask } from '@/domain/campaign/campaign'
import { WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import { BY_THE_BANK } from './period'

/** What every campaign for learning shares: the bank's customers may join, whoever they are but staff. */
export const LEARNING = {
  ...BY_THE_BANK,
  kind: 'LEARN',
  audience: { staff: false },
} as const satisfies Partial<CampaignDefinition>

/** Joining, where that alone brings something. */
export const joined = (prizeKey: string): CampaignTask => ({
  ...{ taskKey: 'join', title: '参加活动', trigger: 'joined', prizeKey, most: 1 },
})

/** The quiz about fraud, which counts once. */
export const FRAUD_QUIZ: CampaignTask = {
  ...{
    taskKey: 'quiz',
    title: '通过防骗测验',
    trigger: 'quizPassed',
    about: 'fraudQuiz',
    prizeKey: 'quiz',
    most: 1,
  },
}

export const ONCE_A_PERSON = '已开户的客户可参加，每人一次，以身份证为准。'
/** A quiz or survey counts once ever, so that one done before can't be done for the campaign (docs/decisions/campaign.md). */
export const NOT_BEFORE = '活动开始前已通过的防骗测验、已填写的问卷不计入，每份只计一次。'
export const WHILE_THEY_LAST = '奖励先到先得，送完为止，页面显示剩余数量。'
export const TO_ACCOUNT = `红包可提现到电子账户，每日最多${WITHDRAWALS_A_DAY}次，没有金额门槛。`
export const NO_FRAUD = '使用程序或冒用他人身份参加的，经核实取消奖励。'
