import { currentToast, endToast, readingTime, showToast, subscribeToast } from './queue'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

describe('toasts', () => {
  it('stay as long as reading takes, between 2 and 6 seconds', () => {
    expect(readingTime('已保存')).toBe(2000)
    expect(readingTime('网络繁忙，请稍后再试，请稍后')).toBeGreaterThan(2000)
    expect(readingTime('长'.repeat(500))).toBe(6000)
  })

  it('go away by themselves and say so', () => {
    const heard = jest.fn()
    const leave = subscribeToast(heard)
    showToast('已保存')
    expect(currentToast()?.text).toBe('已保存')
    jest.advanceTimersByTime(2000)
    expect(currentToast()).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(2)
    leave()
  })

  it('give a newer text its whole time, the same text included', () => {
    showToast('已保存')
    jest.advanceTimersByTime(1500)
    showToast('已保存')
    jest.advanceTimersByTime(1500)
    expect(currentToast()?.text).toBe('已保存')
  })

  it('go away at once when told, and leave the next its whole time', () => {
    showToast('已保存')
    jest.advanceTimersByTime(1500)
    endToast()
    expect(currentToast()).toBeUndefined()
    showToast('已删除')
    jest.advanceTimersByTime(1500)
    expect(currentToast()?.text).toBe('已删除')
  })

  it('are not shown for an empty text', () => {
    showToast('')
    expect(currentToast()).toBeUndefined()
  })
})
