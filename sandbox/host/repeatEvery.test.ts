import { repeatEvery } from './repeatEvery'

const MINUTE = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('work that takes longer than its time doesn’t pile up, and what ends it waits for one run alone', async () => {
  let runs = 0
  const stopped: boolean[] = []
  let done = (): void => undefined
  const end = repeatEvery(MINUTE, (isStopping) => {
    runs += 1
    return new Promise((resolve) => {
      done = () => {
        stopped.push(isStopping())
        resolve()
      }
    })
  })
  await jest.advanceTimersByTimeAsync(10 * MINUTE)
  done()
  await jest.advanceTimersByTimeAsync(MINUTE - 1)
  expect(runs).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  await jest.advanceTimersByTimeAsync(3 * MINUTE)
  const ended = jest.fn()
  void end().then(ended)
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(ended).not.toHaveBeenCalled()
  done()
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect([ended.mock.calls.length, runs, stopped]).toEqual([1, 2, [false, true]])
})
