import { View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'
import { callHotline } from '@/app/callHotline'
import type { CallError } from '@/api/errors'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { showVoucher } from '@/contract/voucher/showVoucher'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { drawPlainCode } from '@/domain/posters/drawing'
import type { Drawing } from '@/domain/drawing'
import { CODE_LIFE_TEXT, formatCode } from '@/domain/voucher/machine'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { brightness } from '@/platform/brightness'
import { clock } from '@/platform/clock'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { webAddress } from '@/features/share/copying'
import type { InvitePage } from '../pages'
import { codeOf, POSTER_COLOURS } from './code'
import { givenText } from './givenText'
import { keepPicture, PictureView } from './PictureView'
import { refused } from './refused'
import { useInvite } from './useInvite'

const useCode = (text: string, caption: string): Drawing =>
  useMemo(() => drawPlainCode(codeOf(text), caption, POSTER_COLOURS), [text, caption])

/** /QRCode: the bank's own code, one's invitation or a voucher's, as the address says. */
export function Code(page: InvitePage) {
  useEffect(() => brightness.raise(), [])
  switch (page.query.type) {
    case 'official':
      return <Official {...page} />
    case 'invite':
      return <OfInvite {...page} />
    case 'voucher':
      return <OfVoucher {...page} />
  }
}

const SaveButton = ({ name, drawing }: { readonly name: string; readonly drawing: Drawing }) => (
  <Button onPress={() => keepPicture('save', name, drawing)}>保存二维码</Button>
)

function Official({ route }: InvitePage) {
  const drawing = useCode(webAddress(link('/ylbankShare', {})), `${BRAND.bankName}官方二维码`)
  return (
    <Frame title={route.title} action={<SaveButton name="bank.png" drawing={drawing} />}>
      <View className="referral-code">
        <PictureView drawing={drawing} label={`${BRAND.bankName}官方二维码，扫码认识本行`} />
      </View>
      <CellGroup title="官方渠道" note="扫码前请核对名称；本行工作人员不会要求您扫码付款或验证身份。">
        <Cell label="微信公众号" value={`搜索“${BRAND.bankName}”`} />
        <Cell label="微信小程序" value={`搜索“${BRAND.bankName}”`} />
        <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
      </CellGroup>
    </Frame>
  )
}

function OfInvite({ route }: InvitePage) {
  const { member, invitation, accept } = useMemberArea(route, { type: 'invite' })
  const read = useInvite(member)
  const code = read.data?.inviteCode
  const address = code === undefined ? '' : webAddress(link('/MakeFriendsSharePage', { inviteCode: code }))
  const drawing = useCode(address, `邀请码 ${code ?? ''}`)
  return (
    <Frame title={route.title} {...(read.data && { action: <SaveButton name="invite.png" drawing={drawing} /> })}>
      {member ? (
        <Loaded read={read} waiting={<Skeleton shape="card" count={3} />} failed={refused}>
          {({ until, points }) => (
            <>
              <View className="referral-code">
                <PictureView drawing={drawing} label="我的邀请二维码" />
              </View>
              <CellGroup>
                <Cell label="有效期至" value={formatDay(day(until))} />
                <Cell label="邀请海报" hint="带二维码的图片" onPress={() => go('/posterIndex', {})} />
              </CellGroup>
              <View className="referral-note">{`${givenText(points)}。对方扫码后自愿决定是否接受邀请。`}</View>
            </>
          )}
        </Loaded>
      ) : (
        <Locked invitation={invitation} accept={accept} />
      )}
    </Frame>
  )
}

function OfVoucher({ route, query: { voucherId } }: InvitePage) {
  const { member, invitation, accept } = useMemberArea(route, {
    type: 'voucher',
    ...(voucherId !== undefined && { voucherId }),
  })
  const choose = { text: '选择卡券', onPress: () => go('/myVoucher') }
  return (
    <Frame title={route.title}>
      {!member ? (
        <Locked invitation={invitation} accept={accept} />
      ) : voucherId === undefined ? (
        <Empty picture="ticket" text="还没有选择卡券" hint="请在“我的卡券”中选择要使用的券" action={choose} />
      ) : (
        <VoucherCode voucherId={voucherId} />
      )}
    </Frame>
  )
}

type Shown = ResponseOf<typeof showVoucher>

/** A code that is good for a minute, or a partner's own. */
function VoucherCode({ voucherId }: { readonly voucherId: string }) {
  const [shown, setShown] = useState<Shown>()
  const [error, setError] = useState<CallError>()
  const [over, setOver] = useState(false)
  const ask = useAction(async () => {
    const asked = await call(showVoucher, { voucherId })
    setShown(asked.ok ? asked.value : undefined)
    setError(asked.ok ? undefined : asked.error)
    setOver(false)
  })
  const { run } = ask
  useEffect(() => run(), [run])
  useEffect(
    () => (shown?.until === undefined ? undefined : clock.after(shown.until - shown.at, () => setOver(true))),
    [shown],
  )
  if (error?.kind === 'refused')
    return (
      <Empty picture="bridge" text={error.message} action={{ text: '查看我的卡券', onPress: () => go('/myVoucher') }} />
    )
  if (error) return <ErrorState message={error.message} onRetry={run} />
  if (!shown) return <Skeleton shape="card" count={3} />
  return (
    <>
      {over ? (
        <Empty picture="hourglass" text="券码已失效" hint={`券码${CODE_LIFE_TEXT}内有效`} />
      ) : (
        <CodePicture text={shown.voucherCode} />
      )}
      <View className="referral-note">
        {shown.until === undefined
          ? '该兑换码仅可使用一次，请勿告知他人'
          : `请在付款前向店员出示，${CODE_LIFE_TEXT}内有效，请勿截图发给他人`}
      </View>
      {shown.until !== undefined && (
        <View className="referral-actions">
          <Button kind={over ? 'primary' : 'secondary'} onPress={run} busy={ask.busy}>
            刷新券码
          </Button>
        </View>
      )}
    </>
  )
}

const CodePicture = ({ text }: { readonly text: string }) => (
  <View className="referral-code">
    <PictureView drawing={useCode(text, formatCode(text))} label={`券码 ${formatCode(text)}`} />
  </View>
)
