import { useState } from 'react'
import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea, useOwnerArea } from '@/app/invitation'
import { go, goHome } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { bindInviter } from '@/contract/referral/bindInviter'
import { endRelation } from '@/contract/referral/endRelation'
import { queryInvite } from '@/contract/referral/queryInvite'
import { queryInviter } from '@/contract/referral/queryInviter'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { CODE_LENGTH, inviteCodeOf, isEndedRelation } from '@/domain/referral/relation'
import type { InviterKind } from '@/domain/referral/relation'
import { RELATION_STATE_NAMES } from '@/domain/referral/labels'
import { Loaded } from '@/features/loaded/Loaded'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import type { InvitedPage } from '../pages'
import { InviterCard, Seen } from './InviterCard'

type Relation = NonNullable<ResponseOf<typeof queryInviter>['relation']>

/** /bindrelationship: accepts or refuses an invitation, and looks at or ends the one that was accepted. */
export function Bind(page: InvitedPage) {
  const read = useCall(queryInviter, {})
  return (
    <Frame title={page.route.title}>
      <Loaded read={read} waiting={<Skeleton shape="hero" />}>
        {({ relation }) => (relation ? <Bound relation={relation} page={page} /> : <Ask page={page} />)}
      </Loaded>
    </Frame>
  )
}

/** The invitation that was accepted. */
function Bound({ relation, page }: { readonly relation: Relation; readonly page: InvitedPage }) {
  const { inviter, state, inviteCode, boundAt, openUntil, effectiveAt, endedAt } = relation
  const isOther = page.query.inviteCode !== undefined && inviteCodeOf(page.query.inviteCode) !== inviteCode
  const { invitation, accept } = useMemberArea(page.route)
  const isOpen = !isEndedRelation(state)
  const isOpened = state === 'EFFECTIVE'
  const end = useAction(async () => {
    const text = '结束后不能再接受其他邀请，您的账户和业务不受影响。'
    if (!(await confirm({ title: '结束邀请关系', text, yes: '结束' }))) return
    const ended = await callOrSay(endRelation, {})
    if (ended) showToast('邀请关系已结束')
  })
  return (
    <>
      {isOther && <Notice>您此前已接受过邀请，每人只能有一位邀请人，这次的邀请链接不再生效</Notice>}
      <InviterCard inviter={inviter} said={RELATION_STATE_NAMES[state]} />
      <CellGroup>
        <Cell label="接受时间" value={formatInstant(boundAt)} />
        {openUntil !== undefined && <Cell label="请在此日前开户" value={formatDay(day(openUntil))} />}
        {effectiveAt !== undefined && <Cell label="开户时间" value={formatInstant(effectiveAt)} />}
        {endedAt !== undefined && <Cell label="结束时间" value={formatInstant(endedAt)} />}
      </CellGroup>
      {!isOpen && <View className="referral-note">邀请已不再生效，不影响您开户和办理任何业务。</View>}
      {invitation && !isOpened && (
        <View className="referral-block">
          <Button onPress={() => void accept()}>{invitation.action}</Button>
        </View>
      )}
      {!isOpen && !invitation && (
        <View className="referral-block">
          <Button onPress={() => go('/inviteFriends', {})}>邀请好友</Button>
        </View>
      )}
      {isOpen && (
        <>
          <Seen kind={inviter.kind} />
          <View className="referral-block">
            <Button kind="secondary" onPress={end.run} busy={end.busy}>
              结束邀请关系
            </Button>
          </View>
        </>
      )}
    </>
  )
}

/** No invitation yet: the one of the link, or one that is typed. */
function Ask({ page: { route, query } }: { readonly page: InvitedPage }) {
  const { member: isCustomer } = useOwnerArea(route)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState(query.inviteCode)
  const read = useCall(queryInvite, code === undefined ? undefined : { inviteCode: code })
  const [missing, setMissing] = useState(false)
  const look = (): void => {
    const known = inviteCodeOf(typed)
    setMissing(known === undefined)
    if (known === undefined) return showComplaint()
    setCode(known)
  }
  if (isCustomer)
    return (
      <Empty
        picture="teapot"
        text="您没有邀请人"
        hint="邀请只能在开户前接受，您已是本行客户"
        action={{ text: '邀请好友', onPress: () => go('/inviteFriends', {}) }}
      />
    )
  if (code !== undefined)
    return (
      <Loaded
        read={read}
        waiting={<Skeleton shape="hero" />}
        failed={({ kind, message }) =>
          kind === 'refused' && (
            <Empty picture="bridge" text={message} action={{ text: '输入邀请码', onPress: () => setCode(undefined) }} />
          )
        }
      >
        {({ inviter, until }) => (
          <>
            <InviterCard inviter={inviter} said={`邀请您开立账户，有效期至${formatDay(day(until))}`} />
            <Decide inviteCode={code} kind={inviter.kind} />
          </>
        )}
      </Loaded>
    )
  return (
    <>
      <Card>
        <TextField
          label="邀请码"
          value={typed}
          onChange={setTyped}
          maxLength={CODE_LENGTH}
          placeholder={`${CODE_LENGTH}位字母和数字`}
          hint="没有邀请码也可以直接开户"
          {...(missing && { error: `邀请码是${CODE_LENGTH}位字母和数字` })}
        />
      </Card>
      <View className="referral-block">
        <Button onPress={look}>查看邀请人</Button>
      </View>
    </>
  )
}

/** Accepts or refuses. */
function Decide({ inviteCode, kind }: { readonly inviteCode: string; readonly kind: InviterKind }) {
  const [agreed, setAgreed] = useState(false)
  const bind = useAction(async () => {
    const bound = await callOrSay(bindInviter, { inviteCode, agreed: true })
    if (bound) showToast('已接受邀请')
  })
  return (
    <>
      <RequiredCheckbox
        checked={agreed}
        onChange={setAgreed}
        missing="请先勾选后再接受邀请"
        label="我已了解对方能看到的内容，自愿接受邀请"
      />
      <View className="referral-block">
        <Button onPress={agreed ? bind.run : askToTick} busy={bind.busy}>
          接受邀请
        </Button>
      </View>
      <Button kind="text" onPress={goHome}>
        不接受，返回首页
      </Button>
      <Seen kind={kind} />
      <View className="referral-note">不接受邀请也可以开户，办理条件完全相同。</View>
    </>
  )
}
