import { checkIn } from '../contract/points/checkIn'
import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'
import { callOrSay } from './callOrSay'
import { boxAtom } from './overlay'
import { store } from './store'

let mockOutcome: Result<unknown, { readonly message: string }> = ok({})
const mockAskAnew = jest.fn()
jest.mock('./bank', () => ({
  call: () => Promise.resolve(mockOutcome),
  askAnew: (...refused: unknown[]) => mockAskAnew(...refused) as unknown,
}))

const boxed = (): string | undefined => store.get(boxAtom)?.request.content

it('gives the answer, and says nothing', async () => {
  mockOutcome = ok({ points: 1 })
  expect(await callOrSay(checkIn, {})).toEqual({ points: 1 })
  expect(boxed()).toBeUndefined()
})

it('says why there is none in the box, and gives none once that was read', async () => {
  mockOutcome = fail({ message: '今日不能签到' })
  const answer = callOrSay(checkIn, {})
  await Promise.resolve()
  await Promise.resolve()
  expect(boxed()).toBe('今日不能签到')
  store.get(boxAtom)?.answer('confirm')
  expect(await answer).toBeUndefined()
})

it('says it where its caller wants it said, and has what the screen offered asked anew', async () => {
  const error = { message: '请检查别名' }
  mockOutcome = fail(error)
  const say = jest.fn()
  expect(await callOrSay(checkIn, {}, say)).toBeUndefined()
  expect(say).toHaveBeenCalledWith('请检查别名')
  expect(mockAskAnew).toHaveBeenCalledWith(checkIn, error)
  expect(boxed()).toBeUndefined()
})
