import { answer, answerLater } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { nobodyYet } from '@test/component/people'
import { verifyStatement } from '@/contract/statement/verifyStatement'
import { ok } from '@/domain/result'
import { documentFile } from '@/platform/documentFile'
import { fileOf } from '@/platform/documentFile/fake'

const CODE = 'ABCDEFGHJKLMNPQR'
const GENUINE = '未被改动'
const ANSWER: AnswerOf<typeof verifyStatement> = {
  verdict: 'GENUINE',
  document: {
    ...{ kind: 'STATEMENT', issuedDay: '20261122', from: '20261101', to: '20261122', name: '张*', lastFour: '6006' },
  },
}

/** A check of a code with a file that the bank finds genuine. */
async function checked(): Promise<Mounted> {
  nobodyYet()
  const page = await openPage('/pdfshow', { view: 'verify' })
  await page.until(() => page.findText('查验'))
  await page.type('input', CODE)
  await page.tap(page.findText('选择文件'))
  await page.until(() => page.findText('statement.pdf'))
  answer(verifyStatement, ANSWER)
  await page.tap(page.findText('查验'))
  await page.until(() => expect(page.text()).toContain(GENUINE))
  return page
}

let choose: jest.SpyInstance
beforeEach(() => {
  choose = jest.spyOn(documentFile, 'choose').mockResolvedValue(ok(fileOf('statement.pdf', Uint8Array.from([1, 2, 3]))))
})
afterEach(() => choose.mockRestore())

it.each<[string, (page: Mounted) => Promise<unknown>]>([
  ['another code is typed', (page) => page.type('input', 'ABCDEFGHJKLMNPQS')],
  ['the file is removed', (page) => page.tap(page.findText('移除'))],
])('what was said of one document isn’t shown beside another: %s', async (_, change) => {
  const page = await checked()
  await change(page)
  await page.until(() => expect(page.text()).not.toContain(GENUINE))
  expect(page.text()).not.toContain('张*')
})

it('an answer that comes after another code was typed says nothing of that one', async () => {
  const page = await checked()
  await page.type('input', CODE)
  const arrive = answerLater(verifyStatement, ANSWER)
  await page.tap(page.findText('查验'))
  await page.type('input', 'ABCDEFGHJKLMNPQS')
  arrive()
  await page.until(() => expect(page.findText('查验').closest('[aria-busy=true]')).toBeNull())
  expect(page.text()).not.toContain(GENUINE)
})
