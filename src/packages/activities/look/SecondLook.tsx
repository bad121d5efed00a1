import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryLearning } from '@/contract/points/queryLearning'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { SECOND_LOOK_DAYS } from '@/domain/points/learning'
import { POINT_RULES } from '@/domain/points/rules'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'

type Learning = ResponseOf<typeof queryLearning>
type Article = Learning['articles'][number]
type Asked = Article & { readonly second: NonNullable<Article['second']> }

const LABELS = { OPEN: '去答题', FAILED: '再答一次', PASSED: '已通过' } as const

const hasQuestions = (article: Article): article is Asked => article.second !== undefined

/** Three questions about what was read a week ago or longer. */
export function SecondLook({ learning: { articles, quizPoints } }: { readonly learning: Learning }) {
  const asked = articles.filter(hasQuestions)
  if (asked.length === 0)
    return (
      <Empty
        picture="notebook"
        text="还没有可以答题的内容"
        hint={`先读一篇安全知识，${SECOND_LOOK_DAYS}天后在这里答题`}
        action={{ text: '去看一看', onPress: () => go('/lookAgain', {}, { replace: true }) }}
      />
    )
  return (
    <CellGroup
      title={`三道题全部答对得${quizPoints}积分`}
      note={`读完${SECOND_LOOK_DAYS}天后开放，每篇一次；未通过的，第二天可以再答。与防骗测验合计每天最多${POINT_RULES.QUIZ.cap}积分，其余的第二天开放。`}
    >
      {asked.map(({ articleId, title, second: { surveyId, from, state } }) => {
        const later = state === 'LATER'
        return (
          <Cell
            key={articleId}
            label={title}
            hint={later ? `${formatDay(day(from))}开放` : '共三道题'}
            {...(!later && {
              value: LABELS[state],
              onPress: () => go('/questionPage', { id: surveyId }),
            })}
          />
        )
      })}
    </CellGroup>
  )
}
