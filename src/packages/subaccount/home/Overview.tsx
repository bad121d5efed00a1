import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { SUB_MACHINE } from '@/domain/subaccount/machine'
import { addFen } from '@/domain/money/fen'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { OptionSheet } from '@/ui/OptionSheet'
import { UseBars } from '../UseBars'
import { openingOf, listOf, passwordOf, resetOf } from '../ways'
import { About } from './About'
import { CloseSheet } from './CloseSheet'
import { MoveResult } from './MoveResult'
import { MoveSheet } from './MoveSheet'
import { SubHero } from './SubHero'
import { ACTION_NAMES } from './useClassHome'
import type { Sub, Subs, useClassHome } from './useClassHome'
import { useMove } from './useMove'
import './Overview.scss'

type Home = ReturnType<typeof useClassHome>

interface OverviewProps {
  readonly class: AccountClass
  readonly home: Home
  readonly subs: Subs
  readonly sub: Sub
}

/** One account of a class with all that can be done with it, and the way to the others. */
export function Overview({ class: accountClass, home, subs, sub }: OverviewProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const move = useMove(accountClass, sub, subs.available)
  const { available, caught } = subs
  const ground = { class: accountClass, balance: sub.balance, available, caught }
  if (move.moved)
    return <MoveResult class={accountClass} sub={sub} moved={move.moved} hidden={hidden} onDone={move.done} />
  return (
    <>
      <ObstacleNotes obstacles={home.password.obstacles} />
      <SubHero class={accountClass} sub={sub} hidden={hidden} onHide={setHidden} />
      <View className="overview__actions">
        <MainAction class={accountClass} sub={sub} onMove={move.begin} onResume={() => home.change('RESUME')} />
      </View>
      <Uses class={accountClass} sub={sub} hidden={hidden} />
      <Manage class={accountClass} home={home} subs={subs} sub={sub} />
      <MoveSheet class={accountClass} sub={sub} ground={ground} hidden={hidden} move={move} />
      <CloseSheet
        open={home.closing.open}
        ground={ground}
        interest={sub.accrued}
        hidden={hidden}
        onGoOn={home.closing.goOn}
        onClose={home.closing.close}
      />
      <PasswordSheet
        password={home.password}
        name={`${ACTION_NAMES[home.action]} ${sub.acctNo}`}
        {...(home.action === 'CLOSE' && { amount: addFen(sub.balance, sub.accrued) })}
        onComplete={home.password.complete}
      />
    </>
  )
}

interface MainActionProps {
  readonly class: AccountClass
  readonly sub: Sub
  readonly onMove: (direction: 'IN' | 'OUT') => void
  readonly onResume: () => Promise<void>
}

/** What is most likely wanted of an account as it stands. */
function MainAction({ class: accountClass, sub, onMove, onResume }: MainActionProps) {
  const takeBack = (
    <Button kind="secondary" disabled={sub.balance === 0} onPress={() => onMove('OUT')}>
      转回
    </Button>
  )
  if (sub.state === 'PASSWORD_UNSET') {
    return (
      <>
        <Notice tone="warning">设置账户密码后才能转入和消费</Notice>
        <Button onPress={() => go(passwordOf(accountClass, sub.acctId))}>设置账户密码</Button>
      </>
    )
  }
  if (sub.state === 'STOPPED') {
    return (
      <>
        <Notice tone="warning">该账户已停用，不能消费，也不接收转入</Notice>
        <ButtonRow>
          <Button onPress={onResume}>恢复使用</Button>
          {takeBack}
        </ButtonRow>
      </>
    )
  }
  return (
    <ButtonRow>
      <Button onPress={() => onMove('IN')}>转入</Button>
      {takeBack}
    </ButtonRow>
  )
}

function Uses({
  class: accountClass,
  sub,
  hidden,
}: {
  readonly class: AccountClass
  readonly sub: Sub
  readonly hidden: boolean
}) {
  const after = CLASS_FACTS[accountClass].inAfter === 'faceToFace' ? '到网点当面核实身份' : '首次从电子账户转入'
  return (
    <>
      <CardOf title="消费与转出限额">
        <UseBars class={accountClass} kind="OUT" use={sub.useOut} hidden={hidden} />
      </CardOf>
      {sub.receives || sub.useIn.year > 0 ? (
        <CardOf title="他人转入限额">
          <UseBars class={accountClass} kind="IN" use={sub.useIn} hidden={hidden} />
        </CardOf>
      ) : (
        <CellGroup>
          <Cell label="他人转入" hint={`${after}后可接收`} value="未开通" />
        </CellGroup>
      )}
    </>
  )
}

const CardOf = ({ title, children }: { readonly title: string; readonly children: JSX.Element }) => (
  <CellGroup title={title}>
    <Card>{children}</Card>
  </CellGroup>
)

function Manage({ class: accountClass, home, subs, sub }: OverviewProps) {
  const [choosing, setChoosing] = useState(false)
  const open = subs.accounts.filter(({ state }) => state !== 'CLOSED')
  const { name, most } = CLASS_FACTS[accountClass]
  const may = (action: 'STOP' | 'CLOSE') => SUB_MACHINE.after(sub.state, action) !== undefined
  return (
    <>
      <CellGroup>
        {open.length > 1 && (
          <Cell icon="sort" label="切换账户" value={`共${open.length}个`} onPress={() => setChoosing(true)} />
        )}
        <Cell
          icon="bill"
          label="账户与明细"
          hint="完整账号、余额和每一笔往来"
          onPress={() => go(listOf(accountClass, sub.acctId))}
        />
        {sub.state !== 'PASSWORD_UNSET' && (
          <>
            <Cell icon="lock" label="修改账户密码" onPress={() => go(passwordOf(accountClass, sub.acctId))} />
            <Cell icon="question" label="忘记账户密码" onPress={() => go(resetOf(sub.acctId))} />
          </>
        )}
      </CellGroup>
      <CellGroup>
        {may('STOP') && <Cell label={ACTION_NAMES.STOP} onPress={() => void home.change('STOP')} />}
        {sub.lost ? (
          <Cell label="查看挂失" hint="解挂、转为正式挂失或补发新账号" onPress={() => go('/reportTheLossList')} />
        ) : (
          <Cell
            label="挂失"
            hint="账号或账户密码丢失、被他人知道时办理"
            onPress={() => go('/reportTheLoss', { object: 'SUB', acctId: sub.acctId })}
          />
        )}
        {may('CLOSE') && (
          <Cell label={ACTION_NAMES.CLOSE} hint="余额转入电子账户" onPress={() => void home.change('CLOSE')} />
        )}
        {subs.canOpen > 0 ? (
          <Cell
            label={`再开立一个${name}`}
            hint={`还可开立${subs.canOpen}个`}
            onPress={() => go(openingOf(accountClass))}
          />
        ) : (
          <Cell label={`再开立一个${name}`} hint={`最多${most}个，请先注销不再使用的账户`} />
        )}
      </CellGroup>
      <About class={accountClass} />
      <OptionSheet
        open={choosing}
        title="切换账户"
        options={open.map(({ acctId, acctNo, alias }) => ({
          key: acctId,
          label: alias || `${name}（未命名）`,
          hint: acctNo,
        }))}
        value={sub.acctId}
        onSelect={(acctId) => {
          setChoosing(false)
          home.choose(acctId)
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
