import type { ResponseOf } from '@/contract/call'
import type { queryPoints } from '@/contract/points/queryPoints'
import { POINT_RULES } from '@/domain/points/rules'
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

/** What brings points, and what of it is still to be had today. */
export function tasksOf({ checkIn, open, rules }: ResponseOf<typeof queryPoints>): readonly Task[] {
  const given = (rule: PointRuleName): number => rules.find((one) => one.rule === rule)?.given ?? 0
  const today = (rule: PointRuleName, still: number, none: string): string => {
    if (still > 0) return `+${Math.min(still, POINT_RULES[rule].points)}积分`
    return given(rule) > 0 ? `今日已得${given(rule)}积分` : none
  }
  const streak = checkIn.streak > 0 ? `已连续${checkIn.streak}天` : '连续签到积分递增'
  return [
    {
      label: POINT_RULES.CHECK_IN.title,
      hint: streak,
      value: checkIn.done ? '今日已签到' : `+${checkIn.points}积分`,
      to: link('/checkinIndex'),
    },
    {
      label: '看一看',
      hint: '读一篇安全知识，每篇一次',
      value: today('LEARN', open.learn, '已全部读完'),
      to: link('/lookAgain'),
    },
    {
      label: '再看一看',
      hint: `读完一周后答三道题，每天最多${POINT_RULES.QUIZ.cap}积分`,
      value: today('QUIZ', open.look, '暂无可答'),
      ...((open.look > 0 || given('QUIZ') > 0) && { to: link('/lookAgainTwo') }),
    },
    {
      label: '防骗测验',
      hint: '全部通过得积分，仅一次',
      value: today('QUIZ', open.quiz, '已通过'),
      to: link('/questionPage', { id: 'fraudQuiz' }),
    },
    {
      label: '填写满意度调查',
      hint: '首次填写得积分',
      value: today('SURVEY', open.survey, '已填写'),
      to: link('/satisfactionQuestionnaire'),
    },
    ...(given('INFO') > 0
      ? []
      : [
          {
            label: POINT_RULES.INFO.title,
            hint: '仅一次',
            value: `+${POINT_RULES.INFO.points}积分`,
            to: link('/selfInformation'),
          },
        ]),
  ]
}
