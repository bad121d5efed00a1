import { View } from '@tarojs/components'
import { useState } from 'react'
import { callBranch } from '@/app/callBranch'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { checkMarketer } from '@/contract/referral/checkMarketer'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { BRAND } from '@/domain/brand'
import { hoursText } from '@/domain/branches/branches'
import { branchOf } from '@/domain/branches/list'
import { INVITER_KIND_NAMES } from '@/domain/referral/labels'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Section } from '@/ui/Cell/Section'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { showComplaint } from '@/ui/complaint'
import { TextField } from '@/ui/TextField'
import type { OpenPage } from '../pages'
import { PersonCard } from '../PersonCard'
import { ShopCode } from './ShopCode'

type Checked = ResponseOf<typeof checkMarketer>

const NEVER = [
  '不索要密码、短信验证码，不代客户操作',
  '不承诺固定回报，不收取任何费用',
  '不以返现、礼品换取存款或转发',
] as const

const LABELS = {
  ACTIVE: { state: 'success', title: '已核实', hint: '是本行工作人员，请核对姓名和网点' },
  SUSPENDED: { state: 'failure', title: '已暂停服务', hint: '该人员目前不能介绍产品或接受预约' },
  ENDED: { state: 'failure', title: '已终止服务', hint: '该人员不再代表本行，请勿提供任何信息' },
  UNKNOWN: { state: 'failure', title: '未查到该工号', hint: '请勿提供任何信息，可致电客服核实' },
} as const

/** Of who promotes for the bank without being of its staff. */
const KOL_HINT = '是与本行合作的推广人，不是本行工作人员，请核对姓名'

const LENGTH = 7
const NUMBER = /^[0-9A-Za-z]+$/

/** The staff number whose card it is: the address's or, without one, one's own; undefined also while that is asked. */
function useNumber(route: OpenPage['route'], saverId: string | undefined) {
  const { member } = useMemberArea(route)
  const isAsked = saverId === undefined && member
  const mine = useCall(queryMarketer, isAsked ? {} : undefined)
  const marketer = mine.data?.marketer
  const isShown = marketer?.state === 'ACTIVE' || marketer?.state === 'SUSPENDED'
  return {
    salesId: saverId ?? (isShown ? marketer.salesId : undefined),
    own: isShown,
    waiting: isAsked && mine.state === 'loading',
  }
}

/** /microShopCard: a clerk's card; the own one without a number, and whether another one is genuine by theirs. */
export function Check({ route, query: { saverId } }: OpenPage) {
  const { salesId, own, waiting } = useNumber(route, saverId)
  const read = useCall(checkMarketer, salesId === undefined ? undefined : { salesId })
  const [looking, setLooking] = useState(false)
  const isActive = read.data?.state === 'ACTIVE'
  const open = isActive && salesId !== undefined && (
    <Button onPress={() => go('/microShopHomePage', { saverId: salesId })}>查看店铺与预约</Button>
  )
  return (
    <Frame title={route.title} {...(open && { action: open })}>
      {waiting && <Skeleton shape="card" />}
      {salesId !== undefined && (
        <Loaded read={read} waiting={<Skeleton shape="card" count={2} />}>
          {(found) => <Found found={found} salesId={salesId} />}
        </Loaded>
      )}
      {own && isActive && (
        <CellGroup>
          <Cell icon="shop" label="编辑店铺" onPress={() => go('/microShopUp', {})} />
          <Cell icon="share" label="推广海报" hint="带姓名、网点和工号" onPress={() => go('/clerkPoster', {})} />
        </CellGroup>
      )}
      {!waiting && (looking || !isActive) && <Search />}
      <CellGroup>
        {isActive && !looking && <Cell icon="shield" label="核实其他工作人员" onPress={() => setLooking(true)} />}
        <Cell
          icon="calendar"
          label="按网点预约客户经理"
          hint="不需要工号"
          onPress={() => go('/microShopHomePage', {})}
        />
      </CellGroup>
      <CellTable title="本行工作人员承诺" rows={NEVER} />
      <Button kind="text" onPress={callHotline}>{`拨打客服热线${BRAND.hotline}核实`}</Button>
    </Frame>
  )
}

/** Somebody's card by the staff number, on a page of its own. */
function Search() {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const number = typed.trim()
  const isNumber = NUMBER.test(number)
  const check = (): void => {
    setTried(true)
    if (isNumber) go('/microShopCard', { saverId: number.toUpperCase() })
    else showComplaint()
  }
  return (
    <Section title="按工号核实">
      <Card>
        <TextField
          label="工号"
          value={typed}
          onChange={setTyped}
          maxLength={LENGTH}
          placeholder="如S100001"
          hint="自称本行工作人员的，可按名片或链接上的工号核实"
          {...(tried && !isNumber && { error: '请填写工号，由字母和数字组成' })}
        />
        <View className="referral-actions">
          <Button kind="secondary" onPress={check}>
            核实
          </Button>
        </View>
      </Card>
    </Section>
  )
}

interface FoundProps {
  readonly found: Checked
  readonly salesId: string
}

function Found({ found: { state, marketer }, salesId }: FoundProps) {
  if (state === 'ACTIVE' && marketer) return <Active marketer={marketer} salesId={salesId} />
  const rows = marketer
    ? [
        { label: '姓名', value: marketer.name },
        { label: '类别', value: INVITER_KIND_NAMES[marketer.kind] },
      ]
    : []
  return (
    <>
      <ResultView {...LABELS[state]} rows={rows} />
      <View className="referral-block">
        <Notice tone="warning" onPress={callHotline} action="拨打">
          {`如已提供过信息或转账，请立即致电${BRAND.hotline}`}
        </Notice>
      </View>
    </>
  )
}

interface ActiveProps {
  readonly marketer: NonNullable<Checked['marketer']>
  readonly salesId: string
}

/** The card of somebody who may promote: as a person, with the code that leads to the shop. */
function Active({ marketer, salesId }: ActiveProps) {
  const { name, kind, branch } = marketer
  const place = branchOf(branch)
  return (
    <>
      <PersonCard person={marketer} salesId={salesId}>
        <View className="referral-person__text referral-person__checked">
          <Tag tone="success">{LABELS.ACTIVE.title}</Tag>
          <View>{kind === 'KOL' ? KOL_HINT : LABELS.ACTIVE.hint}</View>
        </View>
      </PersonCard>
      <View className="referral-block">
        <ShopCode name={name} salesId={salesId} />
      </View>
      <CellGroup title={place.name}>
        <Cell label="电话" value={place.phone} onPress={() => callBranch(place.phone)} />
        <Cell label="地址" value={`${place.city}${place.address}`} layout="stacked" />
        <Cell label="服务时间" value={hoursText(place)} layout="stacked" />
      </CellGroup>
    </>
  )
}
