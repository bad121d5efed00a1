import fc from 'fast-check'
import { billTotals, NO_PARTS } from '@/domain/account/records'
import { addDays, day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { fen, yuan } from '@/domain/money/fen'
import { readSignedYuan } from '@/domain/money/input'
import { LARGEST_FILE } from '@/domain/statement/kinds'
import { CAPABILITIES } from '@sandbox/capabilities'
import { billsOf } from '@sandbox/business/account'
import { INTEREST_EXPENSE } from '@sandbox/business/deposit/accounts'
import { pageOfRecords } from '@sandbox/business/account/records/page'
import { moveOwn } from '@sandbox/business/subaccount/move'
import { openSub } from '@sandbox/business/subaccount/subAccounts'
import { transferIn, transferOut } from '@sandbox/business/transfer'
import { OPERATING, post, statementOf, wallet } from '@sandbox/kernel/ledger'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import type { PostingKind } from '@sandbox/kernel/kinds'
import { recordOrder } from '@sandbox/kernel/orders'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { setSubSecret } from '@sandbox/testing/setSecret'
import { linesOf } from './lines'
import { balancePaper } from './paper/balancePaper'
import { receiptPaper } from './paper/receiptPaper'
import { statementPaper } from './paper/statementPaper'
import { makeFile } from './pdf/file'
import { readPdf } from './testing/readPdf'

const FIRST = day('20260901')
const DAYS = 20
const NAME = '欧阳䶮𠅤'
const NOTHING = { opening: fen(0), closing: fen(0), in: fen(0), out: fen(0) }
const ISSUE = { at: instantOf(day('20261122'), 9, 5), checkCode: 'ABCDEFGHJKLMNPQR' }

const moves = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: DAYS - 1 }),
    minutes: fc.integer({ min: 0, max: 1439 }),
    amount: fc.integer({ min: 1, max: 5_000_00 }),
    out: fc.boolean(),
  }),
  { maxLength: 25 },
)
const period = fc.tuple(fc.integer({ min: 0, max: DAYS - 1 }), fc.integer({ min: 0, max: DAYS - 1 }))

/** Fen of an amount as it is printed. */
const printed = (text: string | undefined): number => {
  const parsed = readSignedYuan(text ?? '')
  if (!parsed.ok) throw new Error(`${text} is no amount`)
  return parsed.value.sign === '-' ? -parsed.value.amount : parsed.value.amount
}

withDatabaseInTurn((database) => {
  const db = () => database.current
  const holderOf = (customerId: string) => ({ customerId, name: NAME, acctNo: '6228480000000016006' })

  /** Posts movements in the order of their times. */
  async function live(customerId: string, acts: readonly { readonly at: number; readonly amount: number }[]) {
    for (const { at, amount } of [...acts].sort((a, b) => a.at - b.at)) {
      await db().transaction((tx) =>
        amount > 0
          ? transferIn(tx, { customerId, amount: fen(amount), now: at })
          : transferOut(tx, { customerId, amount: fen(-amount), now: at }),
      )
    }
  }

  test('over random histories and periods the paper adds up to the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(moves, period, async (acts, [one, other]) => {
        const customerId = await openCustomer(db(), 0, instantOf(FIRST))
        await live(
          customerId,
          acts.map(({ day: on, minutes, amount, out }) => ({
            at: instantOf(addDays(FIRST, on), 0, minutes),
            amount: out ? -amount : amount,
          })),
        )
        const from = addDays(FIRST, Math.min(one, other))
        const to = addDays(FIRST, Math.max(one, other))
        const all = (await statementOf(db().drizzle, wallet(customerId), { limit: 1000 })).reverse()
        const inside = all.filter((line) => line.day >= from && line.day <= to)
        const before = all.filter((line) => line.day < from)
        const lines = await linesOf(db().drizzle, CAPABILITIES, customerId, { from, to })
        const paper = statementPaper(holderOf(customerId), { from, to }, lines)
        const sum = (label: string) => printed(paper.sums.find((fact) => fact.label === label)?.value)

        expect(paper.rows.map((row) => [printed(row[3]), printed(row[4])])).toEqual(
          inside.map(({ amount, balanceAfter }) => [amount, balanceAfter]),
        )
        expect(sum('期初余额')).toBe(before.at(-1)?.balanceAfter ?? 0)
        expect(sum('期末余额')).toBe((inside.at(-1) ?? before.at(-1))?.balanceAfter ?? 0)
        expect(sum('期初余额') + sum('流入合计') - sum('流出合计')).toBe(sum('期末余额'))
        expect(paper.sums.at(-1)?.value).toBe(String(inside.length))
        expect((await balancePaper(db().drizzle, holderOf(customerId), to)).closing).toBe(paper.closing)
      }),
      { numRuns: sequences(12) },
    )
  })

  /** Of each way money moves, what it is to its owner's account, in fen; what is earned comes from the bank's interest. */
  const kinds = fc.constantFrom(
    { kind: 'transferIn', way: 1, earned: 0 },
    { kind: 'transferOut', way: -1, earned: 0 },
    { kind: 'depositPurchase', way: -1, earned: 0 },
    { kind: 'depositMaturity', way: 1, earned: 777 },
    { kind: 'familySpend', way: -1, earned: 0 },
    { kind: 'familyRefund', way: 1, earned: 0 },
  ) satisfies fc.Arbitrary<{ kind: PostingKind; way: number; earned: number }>
  const history = fc.array(
    fc.record({ on: fc.integer({ min: 0, max: 80 }), amount: fc.integer({ min: 1, max: 900_00 }), what: kinds }),
    { maxLength: 30 },
  )

  test('its lines are the phone’s records, and its sums over a month are the month’s bill', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (acts) => {
        const customerId = await openCustomer(db(), 50_000_000, instantOf(FIRST))
        const sorted = [...acts].sort((a, b) => a.on - b.on)
        for (const [index, { on, amount, what }] of sorted.entries()) {
          const { kind, way, earned } = what
          const entries = [
            { account: wallet(customerId), amount: way * amount + earned },
            { account: OPERATING, amount: -way * amount },
            ...(earned === 0 ? [] : [{ account: INTEREST_EXPENSE, amount: -earned }]),
          ]
          const posting = { id: `${customerId} ${index}`, kind, entries, at: instantOf(addDays(FIRST, on), 9) }
          expect((await db().transaction((tx) => post(tx, posting))).ok).toBe(true)
        }
        const span = { from: monthOf(FIRST), through: monthOf(day('20261130')) }
        const bills = await billsOf(db().drizzle, CAPABILITIES, customerId, span)
        for (const each of ['20260901', '20261001', '20261101'].map((first) => monthOf(day(first)))) {
          const period = { from: firstDay(each), to: lastDay(each) }
          const { lines, ...sums } = await linesOf(db().drizzle, CAPABILITIES, customerId, period)
          const bill = billTotals(bills.get(each) ?? NO_PARTS)
          expect({ in: sums.in, out: sums.out }).toEqual(bill)
          expect(sums.opening + bill.in - bill.out).toBe(sums.closing)
          const shown = []
          for (let after: string | undefined, more = true; more;) {
            const asked = { type: 'all', ...period, after } as const
            const page = await pageOfRecords(db().drizzle, CAPABILITIES, customerId, asked)
            shown.push(...page.records)
            after = page.records.at(-1)?.recordId
            more = page.more
          }
          expect(lines.map(({ at, amount, balanceAfter }) => [at, amount, balanceAfter])).toEqual(
            shown.reverse().map(({ at, amount, balance }) => [at, amount, balance]),
          )
        }
      }),
      { numRuns: sequences(8) },
    )
  })

  test('a balance has the money of accounts of type II and III in it, by the line they are called by', async () => {
    const now = instantOf(FIRST, 9)
    const customerId = await openCustomer(db(), 100_000, now)
    await db().transaction(async (tx) => {
      const opened = await openSub(tx, { customerId, class: 'III', agreementVersion: '1', now })
      if (!opened.ok) throw new Error(opened.error.name)
      await setSubSecret(tx, opened.value, '246813', now)
      const { acctId } = opened.value
      expect((await moveOwn(tx, { customerId, acctId, direction: 'IN', amount: fen(30_000), now })).ok).toBe(true)
    })
    const paper = await balancePaper(db().drizzle, holderOf(customerId), FIRST)
    expect(paper.rows).toEqual([
      ['电子账户可用余额', '700.00'],
      ['其他账户余额', '300.00'],
    ])
    expect(paper.closing).toBe(100_000)
  })

  test.each([
    ['a paid period', 0, 5_000, ['金额 50.00 元', '大写 人民币伍拾元整']],
    [
      'a maturity',
      1_000_000,
      97,
      ['本金 10,000.00 元', '利息 0.97 元', '金额 10,000.97 元', '大写 人民币壹万元零玖角柒分'],
    ],
    ['a purchase', 1_000_000, 0, ['金额 10,000.00 元', '大写 人民币壹万元整']],
  ])('the receipt of %s states what was paid in all', async (_, amount, interest, sums) => {
    const customerId = await openCustomer(db(), 0)
    const draft = {
      customerId,
      kind: 'depositMaturity',
      amount: fen(amount),
      interest: fen(interest),
      at: ISSUE.at,
    } as const
    const order = await db().transaction((tx) => recordOrder(tx, draft))
    const paper = await receiptPaper(db().drizzle, CAPABILITIES, holderOf(customerId), order)
    expect(paper.sums.map(({ label, value }) => `${label} ${value}`)).toEqual(sums)
  })

  test('what a reader copies from the file is every line of the paper, and each page has its number and the check code', async () => {
    const customerId = await openCustomer(db(), 0, instantOf(FIRST))
    await live(
      customerId,
      Array.from({ length: 45 }, (_, index) => ({ at: instantOf(FIRST, 8, index), amount: yuan(index + 1) })),
    )
    await db().transaction((tx) =>
      post(tx, {
        id: `long-${customerId}`,
        kind: 'transferIn',
        entries: [
          { account: wallet(customerId), amount: 12_345 },
          { account: OPERATING, amount: -12_345 },
        ],
        at: instantOf(FIRST, 20),
        memo: '一段很长的附言，写满两行还有余：㐂㵘𬭎野家，ABC-0123456789，以此检验换行与生僻字',
      }),
    )
    const lines = await linesOf(db().drizzle, CAPABILITIES, customerId, { from: FIRST, to: FIRST })
    const paper = statementPaper(holderOf(customerId), { from: FIRST, to: FIRST }, lines)
    const file = await makeFile(paper, ISSUE)
    const { pages, info } = await readPdf(file.content)

    expect(info.Title).toBe('亿联银行账户交易明细')
    expect(pages).toHaveLength(file.pages.length)
    expect(pages.length).toBeGreaterThan(1)
    const all = pages.flat().join('')
    expect(all).toContain(NAME)
    expect(all).toContain('**** 6006')
    expect(all).not.toContain('6228480000000016006')
    for (const { label, value } of paper.sums) expect(pages.at(-1)?.join('')).toContain(`${label}${value}`)
    pages.forEach((texts, index) => {
      // Cells follow each other in a row, so a row is found as a whole even where a cell is broken into lines.
      for (const row of file.pages[index]?.rows ?? []) expect(texts.join('')).toContain(row.join(''))
      expect(texts.join('')).toContain('ABCD EFGH JKLM NPQR')
      expect(texts).toContain(`第 ${index + 1} 页 / 共 ${pages.length} 页`)
    })
    expect(file.pages.flatMap(({ rows }) => rows)).toEqual(paper.rows)
  })

  test('a character that the fonts lack is marked, and a note says so', async () => {
    const holder = { ...holderOf('x'), name: '王㛃𠮷' }
    const paper = statementPaper(holder, { from: FIRST, to: FIRST }, { ...NOTHING, lines: [] })
    const { pages } = await readPdf((await makeFile(paper, ISSUE)).content)
    expect(pages.flat()).toContain('王㛃〓')
    expect(pages.flat().join('')).toContain('字库未收录')
  })

  test('the same paper and issue give the same bytes', async () => {
    const customerId = await openCustomer(db(), 123_456, instantOf(FIRST))
    const lines = await linesOf(db().drizzle, CAPABILITIES, customerId, { from: FIRST, to: FIRST })
    const paper = statementPaper(holderOf(customerId), { from: FIRST, to: FIRST }, lines)
    const [one, other] = [await makeFile(paper, ISSUE), await makeFile(paper, ISSUE)]
    expect(Buffer.from(one.content).equals(other.content)).toBe(true)
  })

  test('a year of 5,000 records is at most 2 MB', async () => {
    const start = instantOf(FIRST)
    const lines = Array.from({ length: 5_000 }, (_, index) => ({
      at: start + index * 6_000_000,
      title: `转入-第${index}笔货款${String.fromCodePoint(0x4e00 + index)}`,
      counterparty: '中国农业银行（6006）',
      amount: fen((index * 7_919) % 1_000_000),
      balanceAfter: fen(index * 100_003),
    }))
    const all = { ...NOTHING, lines }
    const paper = statementPaper(holderOf('x'), { from: FIRST, to: dayOfInstant(start) }, all)
    const { content, pages } = await makeFile(paper, ISSUE)
    expect(pages.flatMap(({ rows }) => rows)).toHaveLength(5_000)
    expect(content.length).toBeLessThan(LARGEST_FILE)
  })
})
