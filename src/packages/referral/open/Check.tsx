import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { checkMarketer } from '@/contract/referral/checkMarketer'
import { BRAND } from '@/domain/brand'
import { hoursText } from '@/domain/branches/branches'
import { branchOf } from '@/domain/branches/list'
import { drawPlainCode } from '@/domain/posters/drawing'
import { INVITER_KIND_NAMES } from '@/domain/referral/said'
import { Loaded } from '@/features/loaded/Loaded'
import { webAddress } from '@/features/share/copying'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { TextField } from '@/ui/TextField'
import { codeOf, POSTER_COLOURS } from '../invite/code'
import { PictureView } from '../invite/PictureView'
import type { OpenPage } from '../pages'
import { PersonCard } from '../PersonCard'

type Checked = ResponseOf<typeof checkMarketer>

const NEVER = [
  '不索要密码、短信验证码，不代客户操作',
  '不承诺固定回报，不收取任何费用',
  '不以返现、礼品换取存款或转发',
] as const

const SAID = {
  ACTIVE: { state: 'success', title: '已核实', hint: '是本行工作人员，请核对姓名和网点' },
  SUSPENDED: { state: 'failure', title: '已暂停服务', hint: '该人员目前不能介绍产品或接受预约' },
  ENDED: { state: 'failure', title: '已终止服务', hint: '该人员不再代表本行，请勿提供任何信息' },
  UNKNOWN: { state: 'failure', title: '未查到该工号', hint: '请勿提供任何信息，可致电客服核实' },
} as const

/** Of who promotes for the bank without being of its staff. */
const KOL_HINT = '是与本行合作的推广人，不是本行工作人员，请核对姓名'

const LENGTH = 7

/** /microShopCard: a clerk's card, and whether somebody promotes in the bank's name at all, by the staff number. */
export function Check({ route, query: { saverId } }: OpenPage) {
  const [typed, setTyped] = useState(saverId ?? '')
  const [asked, setAsked] = useState(saverId)
  const read = useCall(checkMarketer, asked === undefined ? undefined : { salesId: asked })
  const isNew = typed.trim() !== '' && typed.trim() !== asked
  return (
    <Frame
      title={route.title}
      action={
        <Button onPress={() => setAsked(typed.trim())} disabled={!isNew}>
          核实
        </Button>
      }
    >
      <Card>
        <TextField
          label="工号"
          value={typed}
          onChange={setTyped}
          maxLength={LENGTH}
          placeholder="如S100001"
          hint="见名片或链接"
        />
      </Card>
      {asked !== undefined && (
        <Loaded read={read} waiting={<Skeleton shape="card" />}>
          {(found) => <Found found={found} salesId={asked} />}
        </Loaded>
      )}
      <CellGroup title="本行工作人员承诺">
        {NEVER.map((line) => (
          <Cell key={line} label={line} />
        ))}
      </CellGroup>
      <Button kind="text" onPress={callHotline}>{`拨打客服热线${BRAND.hotline}核实`}</Button>
    </Frame>
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
      <ResultView {...SAID[state]} rows={rows} />
      <View className="referral-block">
        <Notice tone="danger">{`如已提供过信息或转账，请立即致电${BRAND.hotline}`}</Notice>
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
  const caption = `扫码打开${name}的店铺`
  const drawing = useMemo(
    () => drawPlainCode(codeOf(webAddress(link('/microShopHomePage', { saverId: salesId }))), caption, POSTER_COLOURS),
    [salesId, caption],
  )
  return (
    <>
      <PersonCard person={marketer}>
        <View className="referral-person__text">
          <Tag tone="success">{SAID.ACTIVE.title}</Tag>
          {` ${kind === 'KOL' ? KOL_HINT : SAID.ACTIVE.hint}`}
        </View>
      </PersonCard>
      <CellGroup>
        <Cell label="工号" value={salesId} />
        <Cell label="网点电话" value={place.phone} />
        <Cell label="网点地址" value={`${place.city}${place.address}`} layout="stacked" />
        <Cell label="服务时间" value={hoursText(place)} layout="stacked" />
        <Cell icon="shop" label="查看店铺与预约" onPress={() => go('/microShopHomePage', { saverId: salesId })} />
      </CellGroup>
      <View className="referral-code">
        <PictureView drawing={drawing} label={caption} />
      </View>
    </>
  )
}
