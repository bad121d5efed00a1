import { FREEZE_KINDS } from '@/domain/account/freezes'
import { APPROVAL_STATE_NAMES } from '@/domain/approval/labels'
import { caseMachine } from '@/domain/cases/machine'
import { CASE_STATE_NAMES } from '@/domain/cases/labels'
import { isOpenLoss, LOSS_OBJECT_NAMES, LOSS_OBJECTS, LOSS_STATE_NAMES } from '@/domain/loss/machine'
import { formatAmount } from '@/domain/money/format'
import type { Inputs, Item } from '@sandbox/host/console/api'
import { button } from '../act'
import { ask, run } from '../bank'
import { buttons, choice, fenIn, field, labelled, make, time, typed } from '../elements'
import { list, section } from '../section'
import type { Part } from '../section'

/** A choice of the demonstration's customers by a value of theirs; filled once. */
export function customerChoice(
  valueOf: (customer: { readonly key: string; readonly mobileNo: string }) => string,
): Part & { readonly node: HTMLElement; readonly value: () => string; readonly control: HTMLSelectElement } {
  const control = choice('客户', [])
  return {
    control,
    node: labelled(control),
    value: () => control.value,
    async show() {
      if (control.length > 0) return
      const { customers } = await ask('state')
      control.append(...customers.map((one) => make('option', { value: valueOf(one) }, one.name)))
    },
  }
}

export const reviews = section(
  '人工审核',
  'Reviews that wait for a person',
  list(
    () => ask('reviews'),
    ({ recordNo, title, at, mobileNo, lost }) => [
      ...[time(at), title, mobileNo, recordNo],
      lost.length > 0 ? `${lost.map((one) => LOSS_OBJECT_NAMES[one]).join('、')}已挂失 reported lost` : '',
      button('通过', () => run('review', { recordNo, approve: true })),
      button('不通过', () => run('review', { recordNo, approve: false })),
    ],
  ),
  make(
    'p',
    {},
    '更换手机号申请 ',
    make('small', {}, 'Changes of a number that wait; the hotline stops one its owner didn’t ask for'),
  ),
  list(
    async () => (await ask('phoneChanges')).filter(({ state }) => state === 'REVIEW' || state === 'OWNER_CHECKED'),
    ({ id: changeId, startedAt, oldNo, newNo, method, state }) => [
      ...[time(startedAt), `${oldNo ?? '无'} → ${newNo ?? ''}`, method, state],
      button('终止', () => run('phoneChangeStop', { changeId })),
    ],
  ),
)

const TRANSFER_CASES: Readonly<Record<Item<'transferCases'>['kind'], string>> = {
  UNANSWERED: '银行一直未答复 unanswered',
  REVERSAL_SHORT: '银行更正未扣足 reversal short',
  LATE_RETURN: '超期退汇 late return',
}

const transferWays = ({ orderNo, kind, covered }: Item<'transferCases'>) =>
  ({
    UNANSWERED: [
      button('已到账', () => run('clarifyTransfer', { orderNo, succeeded: true })),
      button('未成功', () => run('clarifyTransfer', { orderNo, succeeded: false })),
    ],
    REVERSAL_SHORT: [
      button(`补扣（已扣${covered === null ? '0.00' : formatAmount(covered)}）`, () =>
        run('collectReversal', { orderNo }),
      ),
    ],
    LATE_RETURN: [
      button('入账', () => run('decideLateReturn', { orderNo, booked: true })),
      button('不入账', () => run('decideLateReturn', { orderNo, booked: false })),
    ],
  })[kind]

export const transfers = section(
  '转账待处理',
  'Transfers that wait for a person',
  list(
    () => ask('transferCases'),
    (one) => [
      ...[time(one.openedAt), TRANSFER_CASES[one.kind], one.direction, formatAmount(one.amount), one.orderNo],
      ...transferWays(one),
    ],
  ),
)

export const closedCredits = section(
  '注销后的款项',
  'Money that came for closed accounts: goes to the account opened again, else to a card',
  list(
    () => ask('closedCredits'),
    ({ id, amount, at, kind, memo, closureNo }) => [
      ...[time(at), formatAmount(amount), kind, memo, closureNo],
      button('已核实，支付', () => run('payClosedCredit', { id })),
    ],
  ),
)

const loser = customerChoice(({ mobileNo }) => mobileNo)
const lostThing = choice(
  '种类',
  LOSS_OBJECTS.filter((one) => one !== 'SUB').map((one) => [one, LOSS_OBJECT_NAMES[one]] as const),
)

function lossRow({ caseNo, customer, called, state, tempUntil, replaceFrom }: Item<'losses'>) {
  const settle = (text: string, action: Inputs['settleLoss']['action']) =>
    button(text, () => run('settleLoss', { caseNo, action }))
  return [
    ...[customer, called, LOSS_STATE_NAMES[state], state === 'TEMP' ? `至 ${tempUntil ?? ''}` : replaceFrom],
    ...(state === 'TEMP' ? [settle('转正式', 'formalise')] : []),
    ...(state === 'FORMAL' && replaceFrom ? [settle('补发', 'replace')] : []),
    ...(isOpenLoss(state) ? [settle('解挂', 'lift')] : []),
  ]
}

export const losses = section(
  '挂失',
  'Losses: report, confirm, replace and lift as a counter or the hotline does',
  loser,
  buttons(
    labelled(lostThing),
    button('挂失', () =>
      run('reportLoss', {
        mobileNo: loser.value(),
        object: LOSS_OBJECTS.find((one) => one === lostThing.value) ?? 'ACCOUNT',
      }),
    ),
  ),
  list(() => ask('losses'), lossRow),
)

const caseClerk = field('工作人员', '客服专员0312', { size: 14 })
const question = field('留言', '', { size: 30 })
const reply = field('答复或原因', '', { size: 40 })
const caseRead = make('pre')
const casePictures = make('div')

/** A button for each picture of the case that was read, asked for under the same name. */
function pictureButtons(whose: Omit<Inputs['readCasePicture'], 'pictureId'>, ids: readonly string[]): void {
  const made = ids.map((pictureId, place) => {
    const show = button(
      `图片${place + 1} · picture`,
      () => run('readCasePicture', { ...whose, pictureId }),
      (picture) => {
        if (!('image' in picture)) return undefined
        const src = `data:${picture.mime};base64,${picture.image ?? ''}`
        show.replaceWith(make('img', { alt: `图片${place + 1}`, src, width: 240 }))
        return undefined
      },
    )
    return show
  })
  casePictures.replaceChildren(...made)
}

function caseRow({ caseNo, kind, state, dueDay, escalated, overdue, mayPublish }: Item<'cases'>) {
  const clerk = () => typed(caseClerk)
  const settle = (text: string, action: Inputs['settleCase']['action']) =>
    caseMachine(kind).after(state, action) === undefined
      ? []
      : [button(text, () => run('settleCase', { caseNo, clerk: clerk(), action, text: typed(reply) }))]
  const read = button(
    '查看',
    () => run('readCase', { caseNo, clerk: clerk() }),
    (found) => {
      const open = 'steps' in found
      caseRead.textContent = open ? JSON.stringify(found, undefined, 2) : ''
      pictureButtons({ caseNo, clerk: clerk() }, open ? found.pictures.map(({ pictureId }) => pictureId) : [])
      return undefined
    },
  )
  const publish = button('公开', () =>
    run('publishCase', { caseNo, clerk: clerk(), question: typed(question), reply: typed(reply) }),
  )
  const due = `${dueDay}${overdue ? ' 逾期' : escalated ? ' 督办' : ''}`
  return [
    ...[caseNo, kind, CASE_STATE_NAMES[state], due, read],
    ...settle('受理', 'take'),
    ...settle('延期', 'extend'),
    ...settle('答复', 'reply'),
    ...(mayPublish && (state === 'REPLIED' || state === 'CLOSED') ? [publish] : []),
  ]
}

export const cases = section(
  '投诉与建议',
  'Cases: read, take, extend, answer and publish, under a clerk’s name',
  buttons(labelled(caseClerk), labelled(question), labelled(reply)),
  caseRead,
  casePictures,
  list(() => ask('cases'), caseRow),
)

const approver = field('审批人', '业务主管0088', { size: 14 })
const approvalReason = field('原因', '', { size: 40 })

function approvalRow(one: Item<'approvals'>) {
  const { approvalId, payloadHash, kind, state, applicant, payee, failure, waitsFor, lines = [] } = one
  const decide = (text: string, decision: Inputs['decideBankApproval']['decision']) =>
    button(text, () =>
      run('decideBankApproval', {
        ...{ approvalId, payloadHash, decision },
        clerk: typed(approver),
        reason: typed(approvalReason),
      }),
    )
  const read = lines.map(({ label, value }) => make('div', {}, `${label}：${value}`))
  return [
    kind,
    read.length > 0 ? make('details', {}, make('summary', {}, payee), ...read) : payee,
    applicant,
    waitsFor ? `待${waitsFor}` : APPROVAL_STATE_NAMES[state],
    failure,
    ...(state === 'SUBMITTED' ? [decide('同意', 'APPROVE'), decide('拒绝', 'REJECT')] : []),
  ]
}

export const approvals = section(
  '审批',
  'Approvals of the bank’s own: decided by a clerk who didn’t apply; campaigns by 业务主管0088, then 合规专员0108',
  buttons(labelled(approver), labelled(approvalReason)),
  list(() => ask('approvals'), approvalRow),
)

const frozen = customerChoice(({ mobileNo }) => mobileNo)
const freezeKind = choice('种类', FREEZE_KINDS)
const freezeYuan = field('金额（元）', '1000', { size: 8, inputMode: 'numeric' })
const freezeDays = field('天数', '30', { size: 4, inputMode: 'numeric' })

export const freezes = section(
  '冻结',
  'Freezes: catch money at once and whatever comes in, until their last day',
  frozen,
  buttons(
    ...[freezeKind, freezeYuan, freezeDays].map(labelled),
    button('冻结', () =>
      run('placeFreeze', {
        mobileNo: frozen.value(),
        kind: FREEZE_KINDS.find((one) => one === freezeKind.value) ?? FREEZE_KINDS[0],
        asked: fenIn(freezeYuan),
        days: Number(freezeDays.value),
      }),
    ),
  ),
  list(
    () => ask('freezes'),
    ({ id: freezeId, name, kind, asked, captured, untilDay, authority }) => [
      ...[name, kind, `${formatAmount(captured)} / ${formatAmount(asked)}`, untilDay, authority],
      button('解除', () => run('liftFreeze', { freezeId })),
    ],
  ),
)
