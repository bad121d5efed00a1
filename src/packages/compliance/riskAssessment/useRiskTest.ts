import { pageScrollTo } from '@tarojs/taro'
import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { queryRiskQuestionnaire } from '@/contract/compliance/queryRiskQuestionnaire'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { submitRiskTest } from '@/contract/compliance/submitRiskTest'
import { call, prepare } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { EMPTY_DRAFT, hasAnswers, stepDraft } from './draft'
import type { DraftEvent } from './draft'
import { originAsQuery } from '../origin'
import type { Origin } from '../origin'

const LEAVING = '退出后已填写的答案不会保存，确定退出吗？'

/** Filling in and handing in the risk test. */
export function useRiskTest(origin: Origin) {
  const questionnaire = useCall(queryRiskQuestionnaire, {})
  const standing = useCall(queryRiskResult, {})
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [handedIn, setHandedIn] = useState(false)
  useLeaveGuard(hasAnswers(draft) && !handedIn, LEAVING)

  const step = (event: DraftEvent): void => {
    const next = stepDraft(draft, event, questionnaire.data?.questions ?? [])
    setDraft(next)
    if (next.step === draft.step) return
    // A page too short to scroll has nothing to refuse for.
    pageScrollTo({ scrollTop: 0, duration: 0 }).catch(() => undefined)
    if (next.step === 'review') void prepare(submitRiskTest)
  }

  const toResult = (): void => {
    setHandedIn(true)
    go('/riskAssResult', originAsQuery(origin), { replace: true })
  }

  const refused = async (error: CallError): Promise<void> => {
    const name = error.kind === 'refused' ? error.name : undefined
    if (name === 'QuestionnaireOutdated') {
      step({ type: 'forget' })
      questionnaire.reload()
    }
    const full = name === 'RiskTestsToday' || name === 'RiskTestsInPeriod'
    const read = await confirm({ text: error.message, yes: full ? '查看测评结果' : '知道了', no: false })
    if (full && read) toResult()
  }

  const submit = async (): Promise<void> => {
    const version = questionnaire.data?.version
    if (version === undefined) return
    const before = standing.data?.test?.at
    const outcome = await call(submitRiskTest, { version, answers: draft.answers, declared: true })
    if (outcome.ok) return toResult()
    // No answer is no refusal: a test handed in twice would cost one of the day's.
    if (outcome.error.kind !== 'refused' && (await tookOneSince(before))) return toResult()
    await refused(outcome.error)
  }

  return { questionnaire, standing, draft, step, submit, toResult }
}

export type RiskTesting = ReturnType<typeof useRiskTest>

async function tookOneSince(before: number | undefined): Promise<boolean> {
  const asked = await call(queryRiskResult, {})
  return asked.ok && asked.value.test !== undefined && asked.value.test.at !== before
}
