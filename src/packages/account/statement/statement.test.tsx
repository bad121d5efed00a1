import { answer, answerOtherwise, keepWaiting, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { deadControls } from '@test/component/controls'
import type { Mounted } from '@test/component/harness'
import { showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { queryStatementPage } from '@/contract/statement/queryStatementPage'
import { queryStatementPiece } from '@/contract/statement/queryStatementPiece'
import { queryStatements } from '@/contract/statement/queryStatements'
import { requestStatement } from '@/contract/statement/requestStatement'
import { verifyStatement } from '@/contract/statement/verifyStatement'
import { toBase64Url, toHex } from '@/crypto/bytes'
import { smPrimitives } from '@/crypto/sm'
import { clipboard } from '@/platform/clipboard'
import { documentFile } from '@/platform/documentFile'
import { fileOf } from '@/platform/documentFile/fake'
import { ok } from '@/domain/result'
import { UNSUPPORTED } from '@/platform/unsupported'
import { boxAtom } from '@/session/overlay'
import { amountsHidden } from '@/session/preferences'
import { store } from '@/session/store'

const ID = '0b8f2f6e-1c1e-4b64-9a53-0f8f0f7a1c11'
const TODAY = '20261122'
/** 2026-11-22 10:00 in Shanghai. */
const NOW = 1_795_312_800_000
const CODE = 'ABCDEFGHJKLMNPQR'

/** A file of three pieces, all alike. */
const PIECE = Uint8Array.from({ length: 30 }, (_, index) => index)
const FILE = Uint8Array.from({ length: 90 }, (_, index) => index % 30)
const DIGEST = toHex(smPrimitives.sm3(FILE))

type Row = AnswerOf<typeof queryStatements>['statements'][number]
const ISSUED = { at: NOW, until: '20261128', checkCode: CODE, digest: DIGEST, bytes: FILE.length, pieces: 3, pages: 2 }
const row = (changes: Partial<Row> = {}): Row => ({
  ...{ statementId: ID, kind: 'STATEMENT', state: 'READY', from: '20261101', to: TODAY, requestedAt: NOW },
  issued: ISSUED,
  ...changes,
})
const list = (...statements: Row[]) => ({ statements, more: false, today: TODAY })

const CONTENT = {
  facts: [
    { label: '户名', value: '张伟' },
    { label: '账号', value: '6228 **** 0008' },
  ],
  columns: [
    { title: '交易时间', right: false, share: 19 },
    { title: '摘要', right: false, share: 29 },
    { title: '金额(元)', right: true, share: 16 },
    { title: '余额(元)', right: true, share: 16 },
  ],
  rows: [['2026-11-02 10:00:00', '转入-工资', '+1,234.50', '2,234.50']],
  sums: [
    { label: '期末余额', value: '2,234.50' },
    { label: '笔数', value: '1' },
  ],
  notes: [],
}

const says = (page: Mounted, text: string): Promise<void> => page.until(() => expect(page.text()).toContain(text))

const pay = async (page: Mounted): Promise<void> => {
  await page.until(() => page.findText('请输入支付密码'))
  for (const digit of '135790') {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (!key) throw new Error(`no key ${digit}`)
    await page.tap(key)
  }
}

describe('the customer’s documents', () => {
  it('are listed with their days and states, and one that is there opens', async () => {
    const others = (['PREPARING', 'FAILED', 'EXPIRED'] as const).map((state) =>
      row({ statementId: state, state, ...(state === 'EXPIRED' ? {} : { issued: undefined }) }),
    )
    answer(queryStatements, list(row(), ...others))
    answerOtherwise(queryStatements, list(row(), ...others))
    const page = await openPage('/pdfshow')
    await page.until(() => page.findText('可查看'))
    for (const text of ['制作中', '未成功', '已过期', '2026.11.01至2026.11.22']) expect(page.text()).toContain(text)
    await page.tap(page.findText('可查看'))
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ name: '/pdfshow', query: { id: ID } }))
  })

  it('that are two receipts are told apart by their orders', async () => {
    const receipt = (orderNo: string) => row({ statementId: orderNo, kind: 'RECEIPT', from: TODAY, orderNo })
    answer(queryStatements, list(receipt('202611220000000001'), receipt('202611220000000002')))
    const page = await openPage('/pdfshow')
    await says(page, '订单号 202611220000000001')
    await says(page, '订单号 202611220000000002')
  })

  it.each<[Partial<Row>, Record<string, string>]>([
    [
      { kind: 'STATEMENT', state: 'EXPIRED' },
      { view: 'request', from: '20261101', to: TODAY },
    ],
    [
      { kind: 'STATEMENT', state: 'FAILED', issued: undefined },
      { view: 'request', from: '20261101', to: TODAY },
    ],
    [{ kind: 'RECEIPT', state: 'EXPIRED', orderNo: '202611220000000001' }, { orderNo: '202611220000000001' }],
    [{ kind: 'BALANCE', state: 'EXPIRED', from: '20261031', to: '20261031' }, { balanceDay: '20261031' }],
    [{ kind: 'INTEREST_YEAR', state: 'EXPIRED', from: '20260101', to: TODAY }, { interestYear: '2026' }],
  ])('%j can be asked for again, filled in as before', async (changes, query) => {
    answer(queryStatements, list(row(changes)))
    const page = await openPage('/pdfshow')
    await page.until(() => page.findText(changes.state === 'FAILED' ? '未成功' : '已过期'))
    expect(page.text()).toContain('可重新申请')
    await page.tap(page.findText(changes.state === 'FAILED' ? '未成功' : '已过期'))
    expect(navigation.stack.at(-1)).toMatchObject({ name: '/pdfshow', query })
  })

  it('are none yet', async () => {
    answer(queryStatements, list())
    const page = await openPage('/pdfshow')
    await page.until(() => page.findText('还没有文件'))
  })

  it('can’t be had when the line is gone', async () => {
    loseAnswer(queryStatements)
    const lost = await openPage('/pdfshow')
    await lost.until(() => lost.findText('重新加载'))
  })

  it('are told to nobody who isn’t signed in, to whom the other parts are open', async () => {
    arrive({ signedIn: false })
    const page = await openPage('/pdfshow')
    await page.until(() => page.findText('欢迎回来'))
    expect(page.text()).not.toContain('申请文件')
    await page.tap(page.findText('协议文件'))
    await page.until(() => page.findText('储蓄存款服务协议'))
    expect(sent(queryStatements)).toEqual([])
  })
})

describe('whatever can be pressed does something', () => {
  it.each([
    ['the documents', {}, '账户交易明细'],
    ['the agreements', { view: 'agreements' }, '储蓄存款服务协议'],
    ['verification', { view: 'verify' }, '真伪查验'],
    ['a request', { view: 'request' }, '余额证明'],
    ['a receipt’s request', { orderNo: '202611220000000001' }, '202611220000000001'],
    ['a document', { id: ID }, '张伟'],
  ])(
    '%s',
    async (_, query, content) => {
      answer(queryStatements, list(row()))
      answer(queryStatementPage, { statement: row(), content: CONTENT })
      keepWaiting(requestStatement, verifyStatement, queryStatementPiece)
      // jsdom has no clipboard.
      const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue(ok(undefined))
      const dead = await deadControls(async () => {
        const page = await openPage('/pdfshow', query)
        await says(page, content)
        return page
      })
      copy.mockRestore()
      expect(dead).toEqual([])
    },
    60_000,
  )
})

describe('asking for a document', () => {
  showsOwnerObstacles(
    requestStatement,
    async () => {
      answer(queryStatements, list())
      const page = await openPage('/pdfshow', { view: 'request' })
      await page.until(() => page.findText('3个月'))
      return page
    },
    '申请',
  )

  it('sends what was chosen with the password, and leads to the document', async () => {
    answer(queryStatements, list())
    const page = await openPage('/pdfshow', { view: 'request' })
    await page.until(() => page.findText('3个月'))
    await page.tap(page.findText('3个月'))
    await page.tap(page.findText('申请'))
    answer(requestStatement, { statementId: ID })
    await pay(page)
    await page.until(() => expect(sent(requestStatement)).toHaveLength(1))
    expect(sent(requestStatement)).toEqual([{ kind: 'STATEMENT', from: '20260825', to: TODAY, password: '135790' }])
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ name: '/pdfshow', query: { id: ID } }))
  })

  it('is filled in with the days that led here, says that it has all of them, and shows the document in its place', async () => {
    answer(queryStatements, list())
    const page = await openPage('/pdfshow', { view: 'request', from: '20261001', to: '20261031' })
    await page.until(() => page.findText('2026.10.31'))
    expect(page.text()).toContain('文件包含所选日期内的全部明细')
    await page.tap(page.findText('申请'))
    answer(requestStatement, { statementId: ID })
    await pay(page)
    await page.until(() =>
      expect(sent(requestStatement)).toEqual([
        { kind: 'STATEMENT', from: '20261001', to: '20261031', password: '135790' },
      ]),
    )
    await page.until(() => expect(pages()).toEqual(['/', '/pdfshow']))
  })

  it('with a locked password leads to its reset, and costs no filled-in form', async () => {
    answer(queryStatements, list())
    const page = await openPage('/pdfshow', { view: 'request' })
    await page.until(() => page.findText('3个月'))
    await page.tap(page.findText('申请'))
    refuse(requestStatement, 'PasswordLocked')
    await pay(page)
    await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('重置支付密码'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(pages().at(-1)).toBe('/resetPassword'))
  })

  it('asks for a balance of yesterday, never of today', async () => {
    answer(queryStatements, list())
    const page = await openPage('/pdfshow', { view: 'request' })
    await page.until(() => page.findText('余额证明'))
    await page.tap(page.findText('余额证明'))
    await page.until(() => page.findText('2026.11.21'))
    await page.tap(page.findText('申请'))
    answer(requestStatement, { statementId: ID })
    await pay(page)
    await page.until(() =>
      expect(sent(requestStatement)).toEqual([{ kind: 'BALANCE', day: '20261121', password: '135790' }]),
    )
  })

  it('asks for the receipt of the order that led here, and shows the document in its place', async () => {
    answer(queryStatements, list())
    const page = await openPage('/pdfshow', { orderNo: '202611220000000001' })
    await page.until(() => page.findText('202611220000000001'))
    await page.tap(page.findText('申请'))
    refuse(requestStatement, 'PasswordWrong')
    await pay(page)
    await says(page, '支付密码错误')
    answer(requestStatement, { statementId: ID })
    await pay(page)
    await page.until(() => expect(sent(requestStatement)).toHaveLength(2))
    expect(sent(requestStatement)[1]).toMatchObject({ kind: 'RECEIPT', orderNo: '202611220000000001' })
    expect(pages().at(-1)).toBe('/pdfshow')
  })
})

describe('one document', () => {
  const open = async (): Promise<Mounted> => {
    answer(queryStatementPage, { statement: row(), content: CONTENT })
    const page = await openPage('/pdfshow', { id: ID })
    await page.until(() => page.findText('转入-工资'))
    return page
  }
  const pieces = (part = PIECE) => answer(queryStatementPiece, { content: toBase64Url(part) })

  it('that is being made appears by itself', async () => {
    refuse(queryStatementPage, 'StatementNotReady')
    const page = await openPage('/pdfshow', { id: ID })
    await says(page, '文件正在制作')
    answer(queryStatementPage, { statement: row(), content: CONTENT })
    await says(page, '转入-工资')
  })

  it('is drawn page by page, larger on demand, and without amounts while they are hidden', async () => {
    const page = await open()
    expect(page.text()).toContain('第 1 页 / 共 2 页')
    expect(page.text()).toContain('张伟')
    answer(queryStatementPage, { statement: row(), content: { ...CONTENT, facts: [] } })
    await page.tap('[aria-label="下一页"]')
    await page.until(() => page.findText('第 2 页 / 共 2 页'))
    expect(sent(queryStatementPage).map(({ page: number }) => number)).toEqual([1, 2])
    await page.tap('[aria-label="放大"]')
    await page.until(() => expect(page.findAll('.paper--zoom-125')).toHaveLength(1))
    amountsHidden.set(true)
    await page.until(() => expect(page.text()).not.toContain('2,234.50'))
    expect(page.text()).not.toContain('1,234.50')
  })

  it('is put together of its pieces and handed over', async () => {
    const hand = jest.spyOn(documentFile, 'hand').mockResolvedValue(ok('saved'))
    const page = await open()
    pieces()
    await page.tap(page.findText('保存原文件'))
    await page.until(() => expect(hand).toHaveBeenCalledTimes(1))
    expect(hand.mock.calls[0]).toEqual(['账户交易明细-2026年11月-尾号0008.pdf', FILE])
    expect(sent(queryStatementPiece).map(({ piece }) => piece)).toEqual([0, 1, 2])
    await page.until(() => page.findText('保存原文件'))
    // What is there isn't fetched again.
    await page.tap(page.findText('保存原文件'))
    await page.until(() => expect(hand).toHaveBeenCalledTimes(2))
    hand.mockRestore()
  })

  it('that came with a wrong byte is handed to nobody', async () => {
    const hand = jest.spyOn(documentFile, 'hand').mockResolvedValue(ok('saved'))
    const page = await open()
    pieces(Uint8Array.from(PIECE, (byte, index) => (index === 7 ? byte ^ 1 : byte)))
    await page.tap(page.findText('保存原文件'))
    await says(page, '文件不完整')
    expect(hand).not.toHaveBeenCalled()
    hand.mockRestore()
  })

  it('leaves the check code on the clipboard where no file can be saved', async () => {
    const hand = jest.spyOn(documentFile, 'hand').mockResolvedValue(UNSUPPORTED)
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue(ok(undefined))
    const page = await open()
    pieces()
    await page.tap(page.findText('保存原文件'))
    await says(page, '已复制验证码')
    expect(copy).toHaveBeenCalledWith(CODE)
    copy.mockRestore()
    hand.mockRestore()
  })

  it.each(['StatementUnknown', 'StatementExpired', 'StatementFailed'] as const)(
    'that is refused as %s leads to all of them',
    async (name) => {
      refuse(queryStatementPage, name)
      const page = await openPage('/pdfshow', { id: ID })
      await page.until(() => page.findText('查看全部文件'))
    },
  )
})

describe('verification', () => {
  const DOCUMENT = {
    kind: 'STATEMENT',
    issuedDay: TODAY,
    from: '20261101',
    to: TODAY,
    name: '张*',
    lastFour: '6006',
  } as const
  const openVerify = async (): Promise<Mounted> => {
    nobodyYet()
    const page = await openPage('/pdfshow', { view: 'verify' })
    await page.until(() => page.findText('查验'))
    return page
  }
  const type = (page: Mounted, text: string) => page.type('input', text)

  it('asks nothing with what is no check code', async () => {
    const page = await openVerify()
    await type(page, 'ABCD')
    await page.tap(page.findText('查验'))
    await says(page, '请输入文件下方的16位验证码')
    expect(sent(verifyStatement)).toEqual([])
  })

  it('tells what a code belongs to, to be compared by eye', async () => {
    const page = await openVerify()
    await type(page, 'abcd efgh jklm npqr')
    answer(verifyStatement, { verdict: 'GENUINE', document: DOCUMENT })
    await page.tap(page.findText('查验'))
    await says(page, '张*')
    expect(page.text()).toContain('逐项核对')
    expect(sent(verifyStatement)).toEqual([{ checkCode: CODE }])
  })

  it('sends of a chosen file its digest and nothing else', async () => {
    const choose = jest.spyOn(documentFile, 'choose').mockResolvedValue(ok(fileOf('statement.pdf', FILE)))
    const page = await openVerify()
    await type(page, CODE)
    await page.tap(page.findText('选择文件'))
    await page.until(() => page.findText('statement.pdf'))
    answer(verifyStatement, { verdict: 'ALTERED' })
    await page.tap(page.findText('查验'))
    await says(page, '请勿采信')
    expect(sent(verifyStatement)).toEqual([{ checkCode: CODE, digest: DIGEST }])
    choose.mockRestore()
  })

  it('says that the bank never gave a code, and that there were too many checks', async () => {
    const page = await openVerify()
    await type(page, CODE)
    answer(verifyStatement, { verdict: 'UNKNOWN' })
    await page.tap(page.findText('查验'))
    await says(page, '我行未开具过')
    refuse(verifyStatement, 'VerifyTooOften')
    await page.tap(page.findText('查验'))
    await says(page, '一小时后再试')
  })
})
