import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaign/machine'
import { fineText } from '@/domain/campaign/labels'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { ANNOUNCED_ABOVE } from '@/domain/draw/draw'
import { CampaignBanner } from '@/features/campaign/CampaignBanner'
import { FoldedRules } from '@/features/campaign/FoldedRules'
import { Odds } from '@/features/draws/Odds'
import { afterEntryText } from '@/features/entry/entryText'
import { Loaded } from '@/features/loaded/Loaded'
import { useSharedPage } from '@/features/share/useSharedPage'
import { drawOn } from '@/routes/draws'
import type { drawQuery } from '@/routes/queries/points'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { Waiting as Queued } from '../queue/Waiting'
import { checkLink, wayOf } from './campaign'
import type { DrawFacts } from './campaign'
import { EarnChance } from './EarnChance'
import { gone } from './gone'
import { History } from './History'
import { Result } from './Result'
import { useDraw } from './useDraw'
import { Wheel } from './Wheel'
import './draw.scss'

type Drawing = ReturnType<typeof useDraw>

/** /luckyDrawIndex and its fellows: the wheel, how chances come, what can be won with which odds, and the rules; in large type the odds in place of the wheel, whose numbers can't be read. */
export function Draw({ route, query }: PageProps<typeof drawQuery>) {
  const actId = drawOn(route.name, query.act, query.actId)
  const read = useCall(queryCampaign, { actId })
  const drawing = useDraw(route, read, actId)
  useSharedPage(
    route,
    useMemo(
      () => ({
        title: route.title,
        description: '看看怎么参加',
        query: { actId },
        promoted: false,
      }),
      [route, actId],
    ),
  )
  const { place, leave } = drawing.queue
  if (place) return <Queued title={route.title} place={place} onLeave={leave} />
  return (
    <Frame title={route.title} action={read.data && <Action facts={read.data} drawing={drawing} />}>
      <Loaded read={read} waiting={<Waiting />} failed={gone}>
        {(facts) => (facts.draw ? <Content facts={facts} drawing={drawing} /> : gone(undefined))}
      </Loaded>
    </Frame>
  )
}

export const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={6} />
  </>
)

interface PartProps {
  readonly facts: DrawFacts
  readonly drawing: Drawing
}

/** One button: to check what is over, to sign in, to join, to draw, or to earn a chance. */
function Action({
  facts: { campaign, draw, tasks },
  drawing: { unread, area, standing, draws, join, play },
}: PartProps) {
  const { actId, state } = campaign
  if (draw?.seed !== undefined) return <Button onPress={() => go(checkLink(actId))}>核对抽奖结果</Button>
  if (state !== 'RUNNING') return <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
  if (area.invitation) return <Button onPress={area.accept}>{afterEntryText(area.invitation, '参加')}</Button>
  if (unread) return <Button onPress={unread}>重新加载</Button>
  if (!standing || !draws.data)
    return (
      <Button disabled onPress={play.run}>
        抽一次
      </Button>
    )
  if (!standing.joined)
    return standing.refusal === undefined ? (
      <Button busy={join.busy} onPress={join.run}>
        参加活动
      </Button>
    ) : (
      <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
    )
  const { left, off, chances } = draws.data
  if (off)
    return (
      <Button disabled onPress={play.run}>
        抽奖暂停
      </Button>
    )
  if (left === 0 && !play.busy) return <EarnChance tasks={tasks} chances={chances} />
  return (
    <Button busy={play.busy} onPress={play.run}>
      {`抽一次（还有${left}次机会）`}
    </Button>
  )
}

function Content({ facts, drawing }: PartProps) {
  const { campaign, blocks, draw } = facts
  const winners = draw?.winners ?? []
  const { wheel, result, closeResult, standing, draws, area, elder } = drawing
  const texts = blocks.filter((block) => block.block === 'TEXT')
  return (
    <>
      <CampaignBanner
        campaign={campaign}
        at={facts.at}
        standing={
          <Tag tone={campaign.state === 'RUNNING' ? 'success' : 'plain'}>{CAMPAIGN_STATE_NAMES[campaign.state]}</Tag>
        }
      />
      {elder ? (
        <Odds facts={facts} />
      ) : (
        <Card>
          <Wheel facts={facts} {...wheel} won={result?.drawn.prizeKey} />
        </Card>
      )}
      <Result
        drawn={result?.drawn}
        open={result?.open === true}
        actId={campaign.actId}
        picture={campaign.picture}
        onClose={closeResult}
      />
      <Chances facts={facts} drawing={drawing} />
      {!elder && <Odds facts={facts} />}
      {winners.length > 0 && (
        <CellGroup title="中奖名单" note={`价值超过${ANNOUNCED_ABOVE / 100}元的奖品公布中奖人，姓名已隐藏部分。`}>
          {winners.map(({ name, prize, day: won }, at) => (
            <Cell key={`${at} ${won}`} label={name} hint={formatDay(day(won))} value={prize} />
          ))}
        </CellGroup>
      )}
      {texts.map((block) => (
        <CellTable key={block.title} title={block.title} rows={block.lines} />
      ))}
      <Rules facts={facts} />
      {area.member && <History actId={campaign.actId} />}
      {standing?.refusal !== undefined && !standing.joined && <Notice tone="warning">{standing.refusal}</Notice>}
      {draws.data?.off === true && <Notice tone="warning">抽奖暂停，您的抽奖机会在活动结束前保留</Notice>}
    </>
  )
}

/** What gives chances, each as often as it says, and what it has given; what comes later changes no line. */
function Chances({ facts: { tasks, campaign }, drawing: { draws } }: PartProps) {
  const over = campaign.state !== 'RUNNING'
  return (
    <CellGroup title="抽奖机会" note="机会只来自参加、签到和学习，与存款、理财金额和分享无关；活动结束后失效。">
      <Cell label="还剩" value={draws.data ? `${draws.data.left}次` : '--'} strong />
      {tasks.map(({ taskKey, title, trigger, most }) => {
        const got = draws.data?.chances.find((one) => one.taskKey === taskKey)?.got
        const way = over ? undefined : wayOf(trigger)
        return (
          <Cell
            key={taskKey}
            label={title}
            hint={most > 1 ? `每次得1次机会，最多${most}次` : '得1次机会'}
            value={got === undefined ? '--' : `已得${got}次`}
            {...(way && { onPress: () => go(way) })}
          />
        )
      })}
    </CellGroup>
  )
}

function Rules({ facts }: { readonly facts: DrawFacts }) {
  const { rules, audience, draw, campaign } = facts
  return (
    <>
      <FoldedRules
        lines={[...audience.map((line) => `参加条件：${line}`), ...rules].map((line, index) => `${index + 1}. ${line}`)}
      >
        <Cell
          label="种子摘要（SM3）"
          value={<View className="draw__hex">{draw?.commitment ?? ''}</View>}
          layout="stacked"
        />
        <Cell label="怎样核对抽奖结果" onPress={() => go(checkLink(campaign.actId))} />
      </FoldedRules>
      <View className="draw__fine">{fineText(facts)}</View>
    </>
  )
}
