import type { ResponseOf } from '@/contract/call'
import type { queryPoints } from '@/contract/points/queryPoints'
import { CHECK_IN_MOST, POINT_RULES } from '@/domain/points/rules'
import type { PointRuleName } from '@/domain/points/rules'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export interface Task {
  readonly label: string
  readonly hint: string
  readonly value: string
  /** Where it is done; undefined where nothing is left to do. */
  readonly to?: Link
}

type Points = ResponseOf<typeof queryPoints>

/**
 * What brings points, how much and how often.
 * @param points what of it is still to be had today; undefined: what anybody may have
 */
export function tasksOf(points?: Points): readonly Task[] {
  const given = (rule: PointRuleName): number => points?.rules.find((one) => one.rule === rule)?.given ?? 0
  const today = (rule: PointRuleName, of: keyof Points['open'], none: string): string => {
    const still = points ? points.open[of] : POINT_RULES[rule].points
    if (still > 0) return `+${Math.min(still, POINT_RULES[rule].points)}积分`
    return given(rule) > 0 ? `今日已得${given(rule)}积分` : none
  }
  const whenIn = (to: Link) => points && { to }
  return [
    { label: POINT_RULES.CHECK_IN.title, ...checkInOf(points?.checkIn), ...whenIn(link('/checkinIndex')) },
    {
      label: POINT_RULES.LEARN.title,
      hint: '读完一篇安全知识，每篇一次',
      value: today('LEARN', 'learn', '已全部读完'),
      ...whenIn(link('/lookAgain')),
    },
    {
      label: '再看一看',
      hint: `读完一周后答三道题，与防骗测验合计每天最多${POINT_RULES.QUIZ.cap}积分`,
      value: today('QUIZ', 'look', '暂无可答'),
      ...((!points || points.open.look > 0 || given('QUIZ') > 0) && whenIn(link('/lookAgainTwo'))),
    },
    {
      label: '防骗测验',
      hint: `全部通过得积分，仅一次；答题每天最多${POINT_RULES.QUIZ.cap}积分，已满的请次日再答`,
      value: today('QUIZ', 'quiz', '已通过'),
      // It is passed once, so nobody is led to it on a day on which it would bring nothing.
      ...(given('QUIZ') < POINT_RULES.QUIZ.cap && whenIn(link('/questionPage', { id: 'fraudQuiz' }))),
    },
    {
      label: '填写满意度调查',
      hint: '首次填写得积分，仅一次',
      value: today('SURVEY', 'survey', '已填写'),
      ...whenIn(link('/satisfactionQuestionnaire')),
    },
    ...(given('INFO') > 0
      ? []
      : [
          {
            label: POINT_RULES.INFO.title,
            hint: '仅一次',
            value: `+${POINT_RULES.INFO.points}积分`,
            ...whenIn(link('/selfInformation')),
          },
        ]),
  ]
}

function checkInOf(checkIn: Points['checkIn'] | undefined): Pick<Task, 'hint' | 'value'> {
  const hint =
    checkIn && checkIn.streak > 0 ? `已连续${checkIn.streak}天，漏签重新计算` : '连续签到逐日递增，漏签重新计算'
  if (!checkIn) return { hint, value: `每天1至${CHECK_IN_MOST}积分` }
  return { hint, value: checkIn.done ? '今日已签到' : `+${checkIn.points}积分` }
}
