import { answer, keepWaiting, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { answerCase } from '@/contract/cases/answerCase'
import { openCase } from '@/contract/cases/openCase'
import { queryCase } from '@/contract/cases/queryCase'
import { queryCasePicture } from '@/contract/cases/queryCasePicture'
import { uploadCasePicture } from '@/contract/cases/uploadCasePicture'
import { CASE_PICTURE_LIMIT } from '@/domain/cases/pictures'
import type { Result } from '@/domain/result'
import type { ChosenImage, ImageError } from '@/platform/imageChoice/types'
import { fakeLeaveGuard } from '@/platform/leaveGuard/fake'

let mockChosen: Result<ChosenImage, ImageError>
let mockLimit: unknown
jest.mock('@/platform/imageChoice', () => ({
  imageChoice: {
    choose(_from: string, limit: unknown) {
      mockLimit = limit
      return Promise.resolve(mockChosen)
    },
  },
}))
const mockGuard = fakeLeaveGuard()
jest.mock('@/platform/leaveGuard', () => ({
  leaveGuard: { guard: (question: never) => mockGuard.guard(question) },
}))

const chosen = (base64: string): Result<ChosenImage, ImageError> => ({
  ok: true,
  value: { base64, address: `data:image/jpeg;base64,${base64}`, mime: 'image/jpeg', bytes: 3 },
})
/** 2026-11-02 10:00 in Shanghai. */
const AT = 1_793_584_800_000
const CASE_NO = 'T20261102000000001'
const WAITING: AnswerOf<typeof queryCase> = {
  ...{ caseNo: CASE_NO, kind: 'COMPLAINT', topic: 'service', state: 'RECEIVED', dueDay: '20261117', overdue: false },
  ...{ openedAt: AT, may: ['ADD', 'WITHDRAW'] },
  steps: [
    {
      ...{ step: 'RECEIVED', by: 'customer', text: '等得太久', at: AT },
      pictures: [
        { pictureId: 'p1', width: 40, height: 60 },
        { pictureId: 'p2', width: 60, height: 40 },
      ],
    },
  ],
}

const ADD = /^添加图片/
type Page = Awaited<ReturnType<typeof openPage>>
const labelled = (page: Page, label: string | RegExp): Element | undefined =>
  page.findAll('[aria-label]').find((one) => {
    const said = one.getAttribute('aria-label') ?? ''
    return typeof label === 'string' ? said === label : label.test(said)
  })
const press = async (page: Page, label: string | RegExp): Promise<void> => {
  // What draws pictures is loaded after the page.
  await page.until(() => expect(labelled(page, label)).toBeDefined())
  const found = labelled(page, label)
  if (!found) throw new Error(`nothing is called ${String(label)}`)
  await page.tap(found as HTMLElement)
}
const seen = (page: Page, label: string) => page.until(() => expect(labelled(page, label)).toBeDefined())

async function writing(): Promise<Page> {
  const page = await openPage('/Complaint')
  await page.tap('[aria-label="主题，请选择"]')
  await page.tap(page.findText('服务态度'))
  await page.type('textarea', '等得太久')
  return page
}

beforeEach(() => {
  mockChosen = chosen('aGk=')
})

describe('pictures of a complaint', () => {
  it('are uploaded as they are picked, made small and anew, and sent with it in their order', async () => {
    const page = await writing()
    await page.until(() => page.findText('图片（选填，最多3张）'))
    page.findText('请遮住无关的个人信息')
    for (const [place, picture] of ['aGk=', 'aGo=', 'aGs='].entries()) {
      mockChosen = chosen(picture)
      answer(uploadCasePicture, { pictureId: `p${place}` })
      await press(page, `添加图片，还可添加${3 - place}张`)
      await seen(page, `第${place + 1}张图片已上传，查看大图`)
    }
    expect(mockLimit).toEqual(CASE_PICTURE_LIMIT)
    expect(sent(uploadCasePicture).map(({ image }) => image)).toEqual(['aGk=', 'aGo=', 'aGs='])
    expect(new Set(sent(uploadCasePicture).map(({ clientId }) => clientId)).size).toBe(3)
    // There is room for no more.
    expect(labelled(page, ADD)).toBeUndefined()
    await press(page, '删除第2张图片')
    expect(labelled(page, ADD)).toBeDefined()
    answer(openCase, { caseNo: CASE_NO, dueDay: '20261117' })
    answer(queryCase, WAITING)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(pages().at(-1)).toBe('/feedbackSucces'))
    expect(sent(openCase)[0]).toMatchObject({ pictures: ['p0', 'p2'] })
  })

  it('none is no field of what is sent', async () => {
    const page = await writing()
    answer(openCase, { caseNo: CASE_NO, dueDay: '20261117' })
    answer(queryCase, WAITING)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(sent(openCase)).toHaveLength(1))
    expect(sent(openCase)[0]).not.toHaveProperty('pictures')
  })

  it('one on its way keeps the complaint back, and says so', async () => {
    const page = await writing()
    keepWaiting(uploadCasePicture)
    await press(page, ADD)
    await seen(page, '第1张图片上传中')
    await page.tap(page.findText('提交'))
    page.findText('图片正在上传，请稍候再提交')
    expect(sent(openCase)).toEqual([])
    // It may be given up, too.
    await press(page, '删除第1张图片')
    expect(page.text()).not.toContain('请稍候再提交')
    answer(openCase, { caseNo: CASE_NO, dueDay: '20261117' })
    answer(queryCase, WAITING)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(sent(openCase)).toHaveLength(1))
  })

  it('one that the network lost is kept, and sent again under the same id', async () => {
    const page = await writing()
    loseAnswer(uploadCasePicture)
    await press(page, ADD)
    await seen(page, '第1张图片未上传，点击重试')
    expect(page.text()).toContain('第1张：')
    await page.tap(page.findText('提交'))
    page.findText('有图片未上传，请点图片重试或删除')
    expect(sent(openCase)).toEqual([])
    answer(uploadCasePicture, { pictureId: 'p1' })
    await press(page, '第1张图片未上传，点击重试')
    await seen(page, '第1张图片已上传，查看大图')
    const [first, second] = sent(uploadCasePicture)
    expect(second).toEqual(first)
    expect(page.text()).not.toContain('第1张：')
  })

  it.each([
    ['TooManyUploads', '今日上传图片次数过多，请明日再试'],
    ['CasePictureSize', '图片过小或过大，请换一张，或截取需要的部分'],
  ] as const)('the bank’s %s is said beside the picture, which can be taken out', async (name, said) => {
    const page = await writing()
    refuse(uploadCasePicture, name)
    await press(page, ADD)
    await page.until(() => page.findText(`第1张：${said}`))
    await press(page, '删除第1张图片')
    expect(page.text()).not.toContain(said)
    expect(labelled(page, '添加图片，还可添加3张')).toBeDefined()
  })

  it('what isn’t a picture is said, and who chooses none is told nothing', async () => {
    const page = await writing()
    mockChosen = { ok: false, error: { kind: 'cancelled' } }
    await press(page, ADD)
    expect(page.findAll('[role=alert]')).toHaveLength(0)
    mockChosen = { ok: false, error: { kind: 'notAnImage', message: '请选择图片格式的文件' } }
    await press(page, ADD)
    await page.until(() => page.findText('请选择图片格式的文件'))
    expect(sent(uploadCasePicture)).toEqual([])
  })

  it.each(['CasePictureUnknown', 'CasePictureUsed'] as const)(
    'of which the bank says %s stay, and are uploaded anew',
    async (name) => {
      const page = await writing()
      answer(uploadCasePicture, { pictureId: 'old' })
      await press(page, ADD)
      await seen(page, '第1张图片已上传，查看大图')
      refuse(openCase, name)
      await page.tap(page.findText('提交'))
      await page.until(() => page.findText('知道了'))
      await page.tap(page.findText('知道了'))
      answer(uploadCasePicture, { pictureId: 'new' })
      await press(page, '第1张图片未上传，点击重试')
      await seen(page, '第1张图片已上传，查看大图')
      const [first, second] = sent(uploadCasePicture)
      expect(second?.clientId).not.toBe(first?.clientId)
      answer(openCase, { caseNo: CASE_NO, dueDay: '20261117' })
      answer(queryCase, WAITING)
      await page.tap(page.findText('提交'))
      await page.until(() => expect(sent(openCase)).toHaveLength(2))
      expect(sent(openCase)[1]).toMatchObject({ text: '等得太久', pictures: ['new'] })
    },
  )

  it('one alone is asked about before it is lost, and is looked at', async () => {
    const page = await openPage('/Complaint')
    answer(uploadCasePicture, { pictureId: 'p1' })
    await press(page, ADD)
    await seen(page, '第1张图片已上传，查看大图')
    await press(page, '第1张图片已上传，查看大图')
    await page.until(() => page.find('[role=dialog][aria-label="第1张图片"]'))
    await press(page, '关闭')
    const left = mockGuard.goBack()
    await page.until(() => page.findText('继续填写'))
    await page.tap(page.findText('继续填写'))
    expect(await left).toBe(false)
  })
})

describe('pictures elsewhere', () => {
  it('go with what is added to a case', async () => {
    answer(queryCase, { ...WAITING, steps: [] })
    const page = await openPage('/feedbackDetail', { caseNo: CASE_NO })
    await page.until(() => page.findText('补充说明'))
    await page.tap(page.findText('补充说明'))
    await page.type('textarea', '还有一张')
    answer(uploadCasePicture, { pictureId: 'p3' })
    await press(page, ADD)
    await seen(page, '第1张图片已上传，查看大图')
    refuse(answerCase, 'CasePictureUnknown')
    await page.tap(page.findText('提交补充说明'))
    await seen(page, '第1张图片未上传，点击重试')
    answer(uploadCasePicture, { pictureId: 'p4' })
    await press(page, '第1张图片未上传，点击重试')
    await seen(page, '第1张图片已上传，查看大图')
    answer(answerCase, {})
    await page.tap(page.findText('提交补充说明'))
    await page.until(() => expect(sent(answerCase)).toHaveLength(2))
    expect(sent(answerCase)[1]).toMatchObject({ action: 'ADD', text: '还有一张', pictures: ['p4'] })
  })
})

describe('pictures of a case', () => {
  it('stand with what was written, and are looked at', async () => {
    answer(queryCase, WAITING)
    answer(queryCasePicture, { mime: 'image/png', image: 'aGk=' })
    const page = await openPage('/feedbackDetail', { caseNo: CASE_NO })
    await seen(page, '第2张图片，查看大图')
    expect(sent(queryCasePicture).map(({ pictureId }) => pictureId)).toEqual(['p1', 'p2'])
    await press(page, '第2张图片，查看大图')
    await page.until(() => page.find('[role=dialog][aria-label="第2张图片"]'))
    expect(page.find('[role=dialog]').innerHTML).toContain('data:image/png;base64,aGk=')
  })

  it('one that doesn’t come is asked for again', async () => {
    answer(queryCase, WAITING)
    loseAnswer(queryCasePicture)
    const page = await openPage('/feedbackDetail', { caseNo: CASE_NO })
    await seen(page, '第1张图片，未能显示，点击重试')
    answer(queryCasePicture, { mime: 'image/png', image: 'aGk=' })
    await press(page, '第1张图片，未能显示，点击重试')
    await seen(page, '第1张图片，查看大图')
  })

  it('are read at once for the last writings, and when they are pressed for those before', async () => {
    const pictures = (of: string) => ['a', 'b', 'c'].map((each) => ({ pictureId: of + each, width: 9, height: 9 }))
    const added = (at: number, of: string) =>
      ({ step: 'ADDED', by: 'customer', text: of, at, pictures: pictures(of) }) as const
    answer(queryCase, { ...WAITING, steps: [added(AT, 'x'), added(AT + 1, 'y'), added(AT + 2, 'z')] })
    answer(queryCasePicture, { mime: 'image/png', image: 'aGk=' })
    const page = await openPage('/feedbackDetail', { caseNo: CASE_NO })
    await seen(page, '第7张图片，点击读取')
    const read = () => sent(queryCasePicture).map(({ pictureId }) => pictureId)
    await page.until(() => expect(read().sort()).toEqual(['ya', 'yb', 'yc', 'za', 'zb', 'zc']))
    await press(page, '第8张图片，点击读取')
    await page.until(() => expect(read()).toContain('xb'))
    expect(read()).toHaveLength(7)
  })
})
