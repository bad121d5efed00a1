import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { isJoinable } from '@/domain/campaign/campaign'
import { DesktopCode } from '@/features/desktopCode/DesktopCode'
import { afterEntryText } from '@/features/entry/entryText'
import { Loaded } from '@/features/loaded/Loaded'
import { useSharedPage } from '@/features/share/useSharedPage'
import type { promotionQuery } from '@/routes/queries/campaign'
import { drawLink } from '@/routes/draws'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { useLoad } from '@/ui/useLoad'
import type { CampaignFacts } from '../campaigns'
import { gone, Gone } from '../Gone'
import { isLive } from '../landing/facts'
import { StillBlock } from '../landing/StillBlock'
import { Over } from '../Over'
import { ACTIVE, isJoining, leadsOn, piecesBelow } from './facts'
import type { Task } from './facts'
import { Terms } from './Terms'
import type { Progress } from './Terms'
import { useDetail } from './useDetail'
import { wayOf } from './ways'

type Detail = ReturnType<typeof useDetail>

/** /promotionDetail and its fellows: a campaign's rules, what it gives, and what the customer has of it. */
export function Promotion({ route, query, below }: PageProps<typeof promotionQuery> & { readonly below?: ReactNode }) {
  const detail = useDetail(route, query.act, query.actId)
  const { read } = detail
  const actId = query.act === '' ? query.actId : undefined
  useSharedPage(
    route,
    useMemo(
      () => ({
        title: route.title,
        description: '看看怎么参加',
        query: actId === undefined ? {} : { actId },
        promoted: false,
      }),
      [route, actId],
    ),
  )
  const landing = useLoad(read.data && isShown(read.data) && read.data.blocks.some(isLive) ? loadLanding : undefined)
  return (
    <Frame title={route.title} action={read.data && isShown(read.data) && actionOf({ facts: read.data, detail })}>
      <Loaded read={read} waiting={<Waiting />} failed={gone}>
        {(facts) => {
          if (facts.closed) return <Over closed kind={facts.campaign.kind} />
          if (!isShown(facts)) return <Gone />
          if (landing.failed) return <ErrorState onRetry={landing.retry} />
          // Who may not take part reads so first, and nothing of it moves under a finger.
          if (detail.waits) return <Waiting />
          return (
            <>
              <Content facts={facts} detail={detail} pieces={landing.loaded?.Pieces} />
              {below}
              <DesktopCode route={route} query={{ actId }} />
            </>
          )
        }}
      </Loaded>
    </Frame>
  )
}

/** The pieces with live figures are most of a landing, and what can be taken part in has hardly any. */
const loadLanding = () => import('../landing/content')

/** Whether there is a campaign to take part in: a page to read has its own route, with its own title. */
const isShown = (facts: CampaignFacts): boolean => !facts.closed && isJoinable(facts)

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={5} />
  </>
)

/** One button: to sign in, to join, to what was earned, or to ask again; none while it isn't known which, nor a bar for it. */
function actionOf({ facts, detail: { area, standing, unread, join } }: Shown): ReactNode {
  const over = <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
  if (unread) return <Button onPress={unread.reload}>重新加载</Button>
  if (!isJoining(facts) && standing?.joined === undefined) return over
  const draws = drawLink(facts.campaign.actId)
  if (facts.campaign.kind === 'DRAW') return draws && <Button onPress={() => go(draws)}>查看抽奖</Button>
  if (area.invitation) return <Button onPress={area.accept}>{afterEntryText(area.invitation, '参加')}</Button>
  if (!standing) return null
  const next = nextOf(facts, standing)
  const way = next && wayOf(next, facts.campaign.kind)
  if (way) return <Button onPress={() => go(way)}>{`去完成：${next.title}`}</Button>
  if (standing.joined) return <Button onPress={() => go('/zhouMyPrize')}>查看我的奖励</Button>
  return standing.refusal === undefined ? <Button onPress={join}>参加活动</Button> : over
}

interface Shown {
  readonly facts: CampaignFacts
  readonly detail: Detail
}

interface ContentProps extends Shown {
  /** What shows the campaign's pieces with live figures, once it is loaded. */
  readonly pieces: Awaited<ReturnType<typeof loadLanding>>['Pieces'] | undefined
}

function Content({ facts, detail, pieces: Pieces = StillPieces }: ContentProps) {
  const { standing, unread, complaint } = detail
  const next = standing && nextOf(facts, standing)
  const progress = (task: Task | undefined): Progress | undefined => {
    if (!task) return standing?.joined && { text: '已参加', done: true }
    const mine = standing?.tasks.find(({ taskKey }) => taskKey === task.taskKey)
    if (!mine) return undefined
    const text = progressText(task, mine, facts.campaign.state)
    return { text: task === next ? `下一步，${text}` : text, done: isDone(task, mine), next: task === next }
  }
  const barred = standing?.refusal
  const said = barred === undefined ? (complaint ?? unread?.error.message) : undefined
  return (
    <>
      {said !== undefined && <Notice tone="warning">{said}</Notice>}
      <Terms facts={facts} progress={progress} barred={barred}>
        <Pieces blocks={piecesBelow(facts)} />
      </Terms>
    </>
  )
}

const StillPieces = ({ blocks }: Pick<CampaignFacts, 'blocks'>) =>
  blocks.map((block, index) => <StillBlock key={`${index} ${block.block}`} block={block} />)

type Standing = NonNullable<Detail['standing']>
type Done = Standing['tasks'][number]

const isDone = ({ after = 1 }: Task, { done }: Done): boolean => done >= after

/** The first step that somebody who has joined hasn't done, and can do on a page of this app. */
const nextOf = (facts: CampaignFacts, { joined, tasks }: Standing): Task | undefined =>
  joined &&
  facts.tasks.find((task) => {
    const mine = tasks.find(({ taskKey }) => taskKey === task.taskKey)
    return mine && leadsOn(facts, task) && !isDone(task, mine)
  })

/** How far somebody who has joined is with a task, and whether it brought what it promises. */
function progressText(
  { trigger, most, after, within }: Task,
  mine: Done,
  state: CampaignFacts['campaign']['state'],
): string {
  const { done, promised, inSpan } = mine
  if (done === 0) return ACTIVE.includes(state) ? '待完成' : '未完成'
  if (after !== undefined && done < after) return `已完成${done}/${after}次`
  const now =
    within && inSpan !== undefined ? `，${within.per === 'DAY' ? '今日' : '本周'}${inSpan}/${within.most}次` : ''
  const times = `${most > 1 ? `已完成${done}次` : trigger === 'joined' ? '已参加' : '已完成'}${now}`
  if (promised >= (after === undefined ? done : 1)) return times
  return state === 'PAUSED' ? `${times}，活动恢复后发放` : `${times}，${most > 1 ? `获得${promised}份` : '未获得奖励'}`
}
