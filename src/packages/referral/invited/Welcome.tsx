import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { queryInvite } from '@/contract/referral/queryInvite'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { DesktopCode } from '@/features/desktopCode/DesktopCode'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import type { InvitedPage } from '../pages'
import { InviterCard, Seen } from './InviterCard'

const NEEDED = ['本人有效身份证', '本人手机号', '本人名下一张银行卡'] as const
const HOME = { text: '返回首页', onPress: goHome }

/** /MakeFriendsSharePage: who invites, and what opening an account needs. */
export function Welcome({ route, query: { inviteCode, actId } }: InvitedPage) {
  const read = useCall(queryInvite, inviteCode === undefined ? undefined : { inviteCode })
  const accept = (): void => go('/bindrelationship', { inviteCode })
  return (
    <Frame title={route.title} {...(read.data && { action: <Button onPress={accept}>查看并决定</Button> })}>
      {inviteCode === undefined ? (
        <Empty picture="glasses" text="链接中没有邀请码" hint="请向邀请人索取完整链接，也可以直接开户" action={HOME} />
      ) : (
        <Loaded
          read={read}
          waiting={<Skeleton shape="hero" />}
          failed={({ kind, message }) => kind === 'refused' && <Empty picture="bridge" text={message} action={HOME} />}
        >
          {({ inviter, until }) => (
            <>
              <InviterCard inviter={inviter} said={`邀请您了解${BRAND.bankName}，有效期至${formatDay(day(until))}`} />
              <CellTable title="开户需要" rows={NEEDED} />
              {actId !== undefined && (
                <CellGroup>
                  <Cell
                    label="海报中的活动"
                    hint="查看规则、名额和期限"
                    onPress={() => go('/promotionDetail', { actId })}
                  />
                </CellGroup>
              )}
              <Seen kind={inviter.kind} />
              <DesktopCode route={route} query={{ inviteCode, actId }} />
            </>
          )}
        </Loaded>
      )}
    </Frame>
  )
}
