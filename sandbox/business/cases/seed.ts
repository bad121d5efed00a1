import { createHash } from 'node:crypto'
import type { RequestOf } from '@/contract/call'
import type { openCase } from '@/contract/cases/openCase'
import type { CaseAction, CaseState } from '@/domain/cases/machine'
import { DAY_MS } from '@/domain/dates/day'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedWorld } from '@sandbox/kernel/seed'
import { escalate } from './dayEnd'
import { publishCase, settleCase } from './desk'
import type { DeskMove } from './desk'
import { askExtension } from './extension'
import { actOnCase, findCase } from './move'
import { beginCase } from './open'
import { SEEDED_PICTURES } from './pictures/seed'
import { keepPicture } from './pictures/take'

type Shown = readonly (keyof typeof SEEDED_PICTURES)[]
type Written = Omit<RequestOf<typeof openCase>, 'clientId' | 'pictures'> & { readonly pictures?: Shown }

/** Something that was done about a case this many days ago. */
type Done = { readonly daysAgo: number } & (
  | { readonly desk: DeskMove['action']; readonly clerk?: string; readonly text?: string }
  | { readonly customer: CaseAction; readonly text?: string; readonly pictures?: Shown }
  | { readonly bank: 'escalate' }
  | { readonly asks: string }
  | { readonly board: { readonly question: string; readonly reply: string } }
)

interface SeededCase {
  readonly daysAgo: number
  readonly written: Written
  readonly then: readonly Done[]
  readonly state: CaseState
}

const CLERK = '客服专员0312'
const REVIEWER = '消保专员0107'

/** One in every state. */
const CASES: readonly SeededCase[] = [
  {
    daysAgo: 38,
    written: { kind: 'COMPLAINT', topic: 'fee', text: '短信里说的费用和页面上的不一样，请说明。' },
    then: [
      { daysAgo: 37, desk: 'take' },
      { daysAgo: 34, desk: 'reply', text: '您好，短信为旧版模板，本行对该业务不收费，模板已更正。' },
      { daysAgo: 33, customer: 'ASK_REVIEW', text: '希望确认没有多收过费用。' },
      { daysAgo: 28, desk: 'reply', clerk: REVIEWER, text: '经核对您开户以来的全部明细，没有收取过任何费用。' },
    ],
    state: 'CLOSED',
  },
  {
    daysAgo: 30,
    written: {
      kind: 'MESSAGE',
      topic: 'app',
      text: '我是夏言，夜里用手机太亮了，能不能有深色的界面？',
      mayPublish: true,
    },
    then: [
      { daysAgo: 29, desk: 'take' },
      { daysAgo: 27, desk: 'reply', text: '您好，在“我的”的“设置”中打开“外观与长辈版”，可以选择深色外观。' },
      { daysAgo: 26, customer: 'ACCEPT' },
      {
        daysAgo: 25,
        board: {
          question: '夜里用手机太亮了，能不能有深色的界面？',
          reply: '在“我的”的“设置”中打开“外观与长辈版”，可以选择深色外观。',
        },
      },
    ],
    state: 'CLOSED',
  },
  {
    daysAgo: 20,
    written: { kind: 'COMPLAINT', topic: 'service', text: '致电时等待了二十分钟，态度也不好。', against: '工号0255' },
    then: [
      { daysAgo: 19, desk: 'take' },
      { daysAgo: 6, bank: 'escalate' },
      { daysAgo: 5, desk: 'extend', text: '需要调取并核对通话录音，涉及多个部门。' },
      { daysAgo: 1, asks: '通话录音由外部机构保存，调取仍需时间。' },
    ],
    state: 'EXTENDED',
  },
  {
    daysAgo: 18,
    written: { kind: 'COMPLAINT', topic: 'transfer', text: '转入显示处理中，过了很久才到账。' },
    then: [
      { daysAgo: 17, desk: 'take' },
      { daysAgo: 10, desk: 'reply', text: '您好，该笔转入因对方银行系统维护延迟，已全额到账。' },
      { daysAgo: 8, customer: 'ASK_REVIEW', text: '维护期间为什么没有提示？' },
    ],
    state: 'REVIEW_ASKED',
  },
  {
    daysAgo: 12,
    written: {
      kind: 'COMPLAINT',
      topic: 'card',
      text: '绑定银行卡时多次提示失败，没有说明原因。',
      pictures: ['screen', 'paper'],
    },
    then: [
      { daysAgo: 11, desk: 'take' },
      { daysAgo: 10, customer: 'ADD', text: '今天再试，仍是同样的提示。', pictures: ['screen'] },
      { daysAgo: 3, desk: 'reply', text: '您好，失败是因为银行预留手机号不一致，页面已增加说明。' },
    ],
    state: 'REPLIED',
  },
  {
    daysAgo: 9,
    written: { kind: 'FEEDBACK', topic: 'product', text: '希望能按到期日排列存款。' },
    then: [{ daysAgo: 8, customer: 'WITHDRAW' }],
    state: 'WITHDRAWN',
  },
  {
    // Left lying until its day had passed.
    daysAgo: 17,
    written: { kind: 'FEEDBACK', topic: 'app', text: '希望账单能按商户搜索。' },
    then: [
      { daysAgo: 12, customer: 'ADD', text: '最好也能按金额范围搜索。' },
      { daysAgo: 3, bank: 'escalate' },
      { daysAgo: 1, desk: 'take' },
    ],
    state: 'IN_PROGRESS',
  },
  {
    daysAgo: 1,
    written: { kind: 'MESSAGE', topic: 'other', text: '长辈版的字很清楚，谢谢。', mayPublish: false },
    then: [],
    state: 'RECEIVED',
  },
]

/** Gives who shows them a case in every state. */
export const seedCases: Seed = {
  name: 'cases',
  async run(tx, { people, capabilities }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people)
      if (shows === 'cases') for (const one of CASES) await live({ tx, capabilities }, customerId, one, now)
  },
}

/** A client id as an app would have made it. */
const idOf = (of: string): string => createHash('md5').update(of).digest('hex')

interface Desk {
  readonly tx: Tx
  readonly capabilities: SeedWorld['capabilities']
}

async function live(desk: Desk, customerId: string, one: SeededCase, now: number): Promise<void> {
  const { tx } = desk
  const at = (daysAgo: number): number => now - daysAgo * DAY_MS
  const pictures = await keepAll(desk, customerId, one.written.pictures, at(one.daysAgo))
  const written = { ...one.written, pictures, clientId: idOf(one.written.text) }
  const { caseNo } = await beginCase(tx, customerId, written, at(one.daysAgo))
  for (const done of one.then) {
    const failed = await carryOut(desk, { customerId, caseNo }, done, at(done.daysAgo))
    if (failed !== undefined) throw new Error(`a seeded case of ${one.daysAgo} days ago: ${failed}`)
  }
  const left = await findCase(tx, customerId, caseNo)
  if (left?.state !== one.state) throw new Error(`a seeded case is ${left?.state} in place of ${one.state}`)
}

/** Uploads what a writing shows. @param now epoch ms by the bank's clock */
async function keepAll({ tx }: Desk, customerId: string, shown: Shown = [], now: number): Promise<string[]> {
  const ids: string[] = []
  for (const [place, which] of shown.entries()) {
    const clientId = idOf(`${customerId} ${now} ${place}`)
    ids.push(await keepPicture(tx, customerId, { clientId, image: SEEDED_PICTURES[which], now }))
  }
  return ids
}

/** Why something could not be done; undefined when it was. */
async function carryOut(
  desk: Desk,
  { customerId, caseNo }: { readonly customerId: string; readonly caseNo: string },
  done: Done,
  now: number,
): Promise<string | undefined> {
  const { tx, capabilities } = desk
  if ('desk' in done) {
    const { desk: action, clerk = CLERK, text } = done
    const settled = await settleCase(tx, { caseNo, clerk, action, text }, now)
    return settled.ok ? undefined : settled.error
  }
  if ('customer' in done) {
    const { customer: action, text } = done
    const pictures = await keepAll(desk, customerId, done.pictures, now)
    const acting = { clientId: idOf(`${caseNo} ${action}`), caseNo, action, text, pictures }
    const acted = await actOnCase(tx, customerId, acting, now)
    return acted.ok ? undefined : acted.error.name
  }
  if ('board' in done) {
    const published = await publishCase(tx, { caseNo, clerk: CLERK, ...done.board }, now)
    return published.ok ? undefined : published.error
  }
  if ('asks' in done) {
    const move = { caseNo, clerk: CLERK, action: 'extend', text: done.asks } as const
    const asked = await askExtension(tx, capabilities, move, now)
    return asked.ok ? undefined : asked.error
  }
  const open = await findCase(tx, customerId, caseNo)
  if (open) await escalate(tx, open, now)
  return open ? undefined : 'no case to escalate'
}
