import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryApproval } from '@/contract/approval/queryApproval'
import { orgEffect } from '@/domain/approval/effect'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import { REASON_LENGTH } from '@/domain/approval/machine'
import { APPROVAL_ACTION_NAMES } from '@/domain/approval/labels'
import { formatInstant } from '@/domain/dates/format'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { Summary } from '@/features/order/Summary'
import { approvalQuery } from '@/routes/queries/approval'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { TextArea } from '@/ui/TextArea'
import { Unbroken } from '@/ui/Unbroken'
import { Content, Course } from '../Content'
import { approvalMissing } from '../missing'
import { timeLeft } from '../model'
import type { Detail } from '../model'
import { useDecision } from '../useDecision'
import '../approval.scss'

type Deciding = ReturnType<typeof useDecision>

/** /examinePage: what one decides on, in full, with what it does to the enterprise's money; then the password. */
function Examine({ route, query }: PageProps<typeof approvalQuery>) {
  const read = useCall(queryApproval, { approvalId: query.approvalId })
  const deciding = useDecision(read.data, read.reload)
  const one = read.data
  return (
    <Frame title={route.title} action={one && <Ways one={one} deciding={deciding} />}>
      <Loaded read={read} waiting={<Skeleton shape="card" />} failed={approvalMissing}>
        {(found) => (
          <>
            {!found.may.includes('APPROVE') && (
              <Notice action="查看进度" onPress={() => go('/approvalResult', { approvalId: found.approvalId })}>
                该申请现在不需要您审批
              </Notice>
            )}
            {found.may.includes('APPROVE') && found.expiresAt !== undefined && (
              <Notice>{`${timeLeft(found.expiresAt, found.at)}，请在${formatInstant(found.expiresAt)}前处理，逾期申请失效`}</Notice>
            )}
            <ObstacleNotes obstacles={deciding.password.obstacles} />
            <Money one={found} />
            <Content one={found} payeeAbove={found.balance !== undefined} />
            <Course one={found} />
            <Words deciding={deciding} />
            <PasswordSheet
              password={deciding.password}
              name={`${deciding.deciding ? APPROVAL_ACTION_NAMES[deciding.deciding] : ''}：${APPROVAL_FACTS[found.kind].name}，${found.payee}`}
              {...(found.amount !== undefined && deciding.deciding === 'APPROVE' && { amount: found.amount })}
              onComplete={deciding.password.complete}
            />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** What a payment does to the enterprise's account, by the rule that the ledger's entry follows. */
function Money({ one: { amount, balance, payee, checked, kind } }: { readonly one: Detail }) {
  if (amount === undefined || balance === undefined) return null
  const { pays, fee, balanceAfter, short } = orgEffect(amount, balance)
  return (
    <>
      {short && <Notice tone="warning">企业账户余额不足，审批通过后将不能付款，请先补足资金</Notice>}
      <Card>
        <Summary
          caption="付款金额"
          amount={pays}
          effect={{
            figures: [
              short
                ? { caption: '企业账户余额', amount: balance }
                : { caption: '付款后企业账户余额', amount: balanceAfter },
            ],
            rows: [{ label: '手续费', amount: fee }],
          }}
          rows={[
            { label: '类型', value: APPROVAL_FACTS[kind].name },
            { label: '收款方', value: <Unbroken text={payee} /> },
            { label: '户名核对', value: checked },
          ]}
        />
      </Card>
    </>
  )
}

/** Why it is given back or refused: asked for before the password. */
function Words({ deciding }: { readonly deciding: Deciding }) {
  const what = deciding.deciding === 'RETURN' ? '退回' : '拒绝'
  return (
    <Sheet
      open={deciding.writing}
      title={`${what}原因`}
      onClose={deciding.stop}
      action={<Button onPress={deciding.confirmReason}>{`确认${what}`}</Button>}
    >
      <TextArea
        label="申请人可以看到"
        value={deciding.reason}
        onChange={deciding.setReason}
        maxLength={REASON_LENGTH}
        placeholder="请说明需要修改的内容，请勿填写密码"
        error={deciding.problem}
      />
    </Sheet>
  )
}

function Ways({ one, deciding }: { readonly one: Detail; readonly deciding: Deciding }) {
  if (!one.may.includes('APPROVE')) return null
  return (
    <>
      <Button onPress={() => deciding.begin('APPROVE')}>{APPROVAL_ACTION_NAMES.APPROVE}</Button>
      <View className="approval-ways">
        <ButtonRow>
          {one.may.includes('RETURN') && (
            <Button kind="secondary" size="medium" onPress={() => deciding.begin('RETURN')}>
              {APPROVAL_ACTION_NAMES.RETURN}
            </Button>
          )}
          <Button kind="secondary" size="medium" onPress={() => deciding.begin('REJECT')}>
            {APPROVAL_ACTION_NAMES.REJECT}
          </Button>
        </ButtonRow>
      </View>
    </>
  )
}

export default definePage(Examine, { query: approvalQuery })
