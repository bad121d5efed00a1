import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { finishLearning } from '@/contract/points/finishLearning'
import type { queryLearning } from '@/contract/points/queryLearning'
import { startLearning } from '@/contract/points/startLearning'
import { READING_MS } from '@/domain/points/learning'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Tag } from '@/ui/Tag'
import { showToast } from '@/ui/Toast'
import { useBankTime } from '../useBankTime'

type Learning = ResponseOf<typeof queryLearning>
type Article = Learning['articles'][number]

/** What there is to read: opened from here it counts, and its points are taken here. */
export function FirstLook({ learning: { articles, points, at } }: { readonly learning: Learning }) {
  const waits = articles.some(({ readyAt }) => readyAt !== undefined && readyAt > at)
  const now = useBankTime(at, waits)
  const open = articles.filter(({ state }) => state !== 'READ')
  const read = articles.filter(({ state }) => state === 'READ')
  return (
    <>
      {open.length > 0 && (
        <CellGroup
          title={`读完一篇得${points}积分`}
          note={`打开文章阅读${READING_MS / 1_000}秒以上，返回后领取，每篇一次；同时打开几篇的，逐篇计时。`}
        >
          {open.map((article) => (
            <OpenArticle key={article.articleId} article={article} points={points} now={now} />
          ))}
        </CellGroup>
      )}
      {read.length > 0 && (
        <CellGroup title={open.length > 0 ? '已读' : '已全部读完'}>
          {read.map(({ articleId, title, summary }) => (
            <Cell
              key={articleId}
              label={title}
              hint={summary}
              value={<Tag tone="success">已领取</Tag>}
              onPress={() => go('/commonQuestionNew', { articleId })}
            />
          ))}
        </CellGroup>
      )}
      <CellGroup>
        <Cell label="再看一看" hint="读完一周后，答题再得积分" onPress={() => go('/lookAgainTwo')} />
      </CellGroup>
    </>
  )
}

interface OpenArticleProps {
  readonly article: Article
  readonly points: number
  /** The bank's time, epoch ms. */
  readonly now: number
}

function OpenArticle({ article: { articleId, title, summary, state, readyAt }, points, now }: OpenArticleProps) {
  const open = useAction(async () => {
    const begun = await callOrSay(startLearning, { articleId })
    if (begun) go('/commonQuestionNew', { articleId })
  })
  const take = useAction(async () => {
    const done = await callOrSay(finishLearning, { articleId })
    if (done) showToast(`获得${done.points}积分`)
  })
  const left = readyAt === undefined ? 0 : Math.ceil((readyAt - now) / 1_000)
  if (state === 'STARTED' && left <= 0)
    return (
      <Cell
        label={title}
        hint="已读完"
        value={
          <Button size="small" onPress={take.run} busy={take.busy} label={`领取${points}积分，${title}`}>
            {`领取${points}积分`}
          </Button>
        }
      />
    )
  return (
    <Cell
      label={title}
      hint={summary}
      value={state === 'STARTED' ? `还需${left}秒` : '去阅读'}
      onPress={open.run}
      disabled={open.busy}
    />
  )
}
