import { boxAtom, choose, confirm, tell } from './overlay'
import type { BoxAnswer } from './overlay'
import { store } from './store'

const box = () => store.get(boxAtom)
const QUESTION = { text: '确定吗？', yes: '确定' }

afterEach(() => box()?.answer('close'))

it.each<BoxAnswer>(['confirm', 'cancel', 'close', 'policy'])('tells apart %s; only confirm agrees', async (answer) => {
  const chosen = choose(QUESTION)
  box()?.answer(answer)
  expect(await chosen).toBe(answer)
  const agreed = confirm(QUESTION)
  box()?.answer(answer)
  expect(await agreed).toBe(answer === 'confirm')
  expect(box()).toBeUndefined()
})

it('has two buttons and a cross unless the question says otherwise', () => {
  void confirm(QUESTION)
  expect(box()?.request).toEqual({
    content: '确定吗？',
    confirmText: '确定',
    cancelText: '取消',
  })
  void confirm({ ...QUESTION, no: false, closable: false })
  expect(box()?.request).toEqual({
    content: '确定吗？',
    confirmText: '确定',
    showClose: false,
  })
})

it('tells with one button', () => {
  void tell({ text: '已撤回' })
  expect(box()?.request).toMatchObject({ content: '已撤回', confirmText: '知道了' })
  expect(box()?.request.cancelText).toBeUndefined()
})

it('takes the place of a question that is open, but waits for it where it can', async () => {
  const first = choose(QUESTION)
  const second = choose({ ...QUESTION, text: '第二个' })
  expect(await first).toBe('close')
  const third = choose({ ...QUESTION, text: '第三个', waits: true })
  const fourth = choose({ ...QUESTION, text: '第四个', waits: true })
  expect(box()?.request.content).toBe('第二个')
  box()?.answer('confirm')
  expect(await second).toBe('confirm')
  expect(box()?.request.content).toBe('第三个')
  box()?.answer('confirm')
  expect(await third).toBe('confirm')
  expect(box()?.request.content).toBe('第四个')
  box()?.answer('confirm')
  expect(await fourth).toBe('confirm')
})
