import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { missOdds, NO_PRIZE, rangeLines } from '@/domain/draw/draw'
import { fallbackText } from '@/features/draws/oddsLines'
import { Loaded } from '@/features/loaded/Loaded'
import { drawOn } from '@/routes/draws'
import type { drawQuery } from '@/routes/queries/points'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Tag } from '@/ui/Tag'
import { TextField } from '@/ui/TextField'
import type { DrawFacts } from './campaign'
import { useChecker } from './check'
import type { Checker } from './check'
import { Waiting } from './Draw'
import { gone } from './gone'
import { useMyDraws } from './useDraw'
import './draw.scss'

/** Anybody reckons a draw again, from what was published before and after. */
export function Check({ route, query }: PageProps<typeof drawQuery>) {
  const actId = drawOn(route.name, query.act, query.actId)
  const read = useCall(queryCampaign, { actId })
  return (
    <Frame
      title={route.title}
      action={read.data && <Button onPress={() => go({ name: route.name, query: { actId } })}>返回抽奖活动</Button>}
    >
      <Loaded read={read} waiting={<Waiting />} failed={gone}>
        {(facts) => (facts.draw ? <Reckoning facts={facts} draw={facts.draw} route={route} /> : gone(undefined))}
      </Loaded>
    </Frame>
  )
}

interface ReckoningProps {
  readonly facts: DrawFacts
  readonly draw: NonNullable<DrawFacts['draw']>
  readonly route: PageProps['route']
}

/** All that an outsider needs (docs/check-draw.mjs needs nothing else). @param actId the campaign, for an example */
const how = (actId: string): readonly string[] => [
  '活动开始前，银行随机生成32字节的抽奖种子，并公布它的SM3摘要。种子和摘要写成64位十六进制数，从左到右每两位为一个字节。',
  `每次抽奖以种子的32个字节为密钥，对UTF-8编码的文字“活动编号|参与编号|第几次”（竖线为半角，第几次从1开始，如“${actId}|12|1”）计算HMAC-SM3。`,
  '结果写成64位十六进制数，取最前13位，换算成十进制，除以1,000,000的余数为号码。',
  '号码落在哪个奖品的区间即为哪个奖品。',
  '活动归档后公布种子：它的SM3摘要应与事先公布的一致，用它算出的号码应与抽奖时的号码一致。',
]

function Reckoning({ facts, draw, route }: ReckoningProps) {
  const { seed = '', commitment } = draw
  const { campaign } = facts
  const { member } = useMemberArea(route, { actId: campaign.actId, view: 'check' })
  const checker = useChecker(facts, seed)
  return (
    <>
      <CellGroup title={campaign.title}>
        {how(campaign.actId).map((line, index) => (
          <Cell key={line} label={`${index + 1}. ${line}`} />
        ))}
      </CellGroup>
      <CellGroup title="号码区间" note={fallbackText(facts)}>
        <Cell label="活动编号" value={campaign.actId} />
        {rangeLines(facts.prizes).map((line) => (
          <Cell key={line} label={line} />
        ))}
        {missOdds(facts.prizes) > 0 && <Cell label="其余号码为未中奖" />}
      </CellGroup>
      <CellGroup title="抽奖种子">
        <Cell label="事先公布的摘要" value={<View className="draw__hex">{commitment}</View>} layout="stacked" />
        <Cell
          label="种子"
          value={<View className="draw__hex">{seed === '' ? '活动归档后公布' : seed}</View>}
          layout="stacked"
        />
        {seed !== '' && <Cell label="种子的摘要" value={<Agrees found={checker?.digest} told={commitment} />} />}
      </CellGroup>
      {seed === '' ? (
        <Notice>种子在奖励领取结束、活动归档后公布。您的参与编号和每次的号码可在抽奖页查看。</Notice>
      ) : (
        <Reckoner facts={facts} checker={checker} />
      )}
      {member && seed !== '' && <Mine actId={campaign.actId} checker={checker} />}
    </>
  )
}

/** Whether what was reckoned is what was told, as short as while it is reckoned. */
const Agrees = ({ found, told }: { readonly found: string | undefined; readonly told: string }) =>
  found === undefined ? (
    <Tag tone="plain">核对中</Tag>
  ) : found === told ? (
    <Tag tone="success">一致</Tag>
  ) : (
    <Tag tone="warning">不一致</Tag>
  )

const DIGITS = 9
const numberOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The number of any draw, by the two figures its participant knows. */
function Reckoner({ facts, checker }: { readonly facts: DrawFacts; readonly checker: Checker | undefined }) {
  const [participant, setParticipant] = useState('')
  const [chanceNo, setChanceNo] = useState('')
  const who = numberOf(participant)
  const nth = numberOf(chanceNo)
  const known = checker && who !== undefined && nth !== undefined
  const prizeKey = known ? checker.prize(who, nth) : NO_PRIZE
  const prize = facts.prizes.find((one) => one.prizeKey === prizeKey)?.name ?? '未中奖'
  return (
    <>
      <Card>
        <TextField
          label="参与编号"
          kind="digits"
          value={participant}
          onChange={setParticipant}
          placeholder="抽奖页“我的抽奖”中的编号"
          maxLength={DIGITS}
        />
        <TextField
          label="第几次"
          kind="digits"
          value={chanceNo}
          onChange={setChanceNo}
          placeholder="从1开始"
          maxLength={DIGITS}
        />
      </Card>
      <CellGroup title="核对结果">
        <Cell label="号码" value={known ? `${checker.number(who, nth)}` : '--'} />
        <Cell label="对应奖品" value={known ? prize : '--'} />
      </CellGroup>
    </>
  )
}

/** The customer's own draws, each reckoned again. */
function Mine({ actId, checker }: { readonly actId: string; readonly checker: Checker | undefined }) {
  const list = useMyDraws(actId)
  const participant = list.first.data?.participant
  if (participant === undefined) return null
  return (
    <CellGroup title={`我的抽奖（参与编号${participant}）`}>
      {list.items.map(({ drawId, chanceNo, number }) => (
        <Cell
          key={drawId}
          label={`第${chanceNo}次`}
          hint={`号码${number}`}
          value={<Agrees found={checker && `${checker.number(participant, chanceNo)}`} told={`${number}`} />}
        />
      ))}
      {list.more && (
        <Button kind="text" busy={list.loadingMore} onPress={list.loadMore}>
          加载更多
        </Button>
      )}
    </CellGroup>
  )
}
