import { go } from '@/app/navigate'
import { queryCheckIns } from '@/contract/points/queryCheckIns'
import { queryLearning } from '@/contract/points/queryLearning'
import { querySurveyAttempt } from '@/contract/survey/querySurveyAttempt'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { wayOf } from './campaign'
import type { DrawFacts, MyDraws } from './campaign'

interface EarnChanceProps {
  readonly tasks: DrawFacts['tasks']
  readonly chances: MyDraws['chances']
}

/** What may bring a chance today: a survey may have been done before the campaign, and counts once. */
const WORDS = { checkedIn: '签到得抽奖机会', learned: '学习得抽奖机会', quizPassed: '答题得抽奖机会' } as const

/** Leads whoever has no chance left to what still gives one today. */
export function EarnChance({ tasks, chances }: EarnChanceProps) {
  const giving = (trigger: keyof typeof WORDS) =>
    tasks.find(
      (task) =>
        task.trigger === trigger && (chances.find(({ taskKey }) => taskKey === task.taskKey)?.got ?? 0) < task.most,
    )
  const gives = (trigger: keyof typeof WORDS): boolean => giving(trigger) !== undefined
  const about = giving('quizPassed')?.about
  const checkIns = useCall(queryCheckIns, gives('checkedIn') ? {} : undefined)
  const learning = useCall(queryLearning, gives('learned') ? {} : undefined)
  const quiz = useCall(querySurveyAttempt, about === undefined ? undefined : { surveyId: about })
  const attempt = quiz.data?.attempt
  const isQuizOpen =
    quiz.data !== undefined && (attempt === undefined || attempt.state === 'STARTED' || attempt.mayTryAgain)
  // The first two are refused while points are off.
  const next =
    checkIns.data?.done === false
      ? 'checkedIn'
      : learning.data?.articles.some(({ state }) => state !== 'READ')
        ? 'learned'
        : isQuizOpen
          ? 'quizPassed'
          : undefined
  const waits = (trigger: keyof typeof WORDS, { state }: { readonly state: string }): boolean =>
    gives(trigger) && state === 'loading'
  const waitsForQuiz = about !== undefined && waits('quizPassed', quiz)
  if (waits('checkedIn', checkIns) || (next !== 'checkedIn' && waits('learned', learning)) || (!next && waitsForQuiz))
    return (
      <Button disabled onPress={() => undefined}>
        抽一次
      </Button>
    )
  const way = next && wayOf(next)
  return next && way ? (
    <Button onPress={() => go(way)}>{WORDS[next]}</Button>
  ) : (
    <Button onPress={() => go('/promotionIndex')}>今日机会已用完，查看其他活动</Button>
  )
}
