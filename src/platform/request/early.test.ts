import { EARLY_ANSWER, isAskedAlready, peekEarlyAnswer, takeEarlyAnswer } from './early'

const URL = '/api/products'

describe('takeEarlyAnswer', () => {
  const page = globalThis as unknown as Record<string, unknown>
  beforeEach(() => {
    page.window = { [EARLY_ANSWER]: { url: URL, answer: Promise.resolve('answer') } }
  })
  afterEach(() => {
    delete page.window
  })

  it('gives the answer once, so that a reload asks anew', async () => {
    expect(await takeEarlyAnswer('GET', URL)).toBe('answer')
    expect(await takeEarlyAnswer('GET', URL)).toBeUndefined()
  })

  it('leaves it for the request it belongs to', async () => {
    expect(await takeEarlyAnswer('POST', URL)).toBeUndefined()
    expect(await takeEarlyAnswer('GET', `${URL}?all=1`)).toBeUndefined()
    expect(await takeEarlyAnswer('GET', URL)).toBe('answer')
  })

  it('lets the app ask itself when asking early failed', async () => {
    page.window = { [EARLY_ANSWER]: { url: URL, answer: Promise.reject(new TypeError('offline')) } }
    expect(await takeEarlyAnswer('GET', URL)).toBeUndefined()
  })

  it('is known to be asked for until it is taken', async () => {
    expect([isAskedAlready(URL), isAskedAlready('/api/else')]).toEqual([true, false])
    await takeEarlyAnswer('GET', URL)
    expect(isAskedAlready(URL)).toBe(false)
  })
})

describe('peekEarlyAnswer', () => {
  const page = globalThis as unknown as Record<string, unknown>
  const hold = (answer: Promise<Response>): void => {
    page.window = { [EARLY_ANSWER]: { url: URL, answer } }
  }
  afterEach(() => {
    delete page.window
  })

  it('leaves the answer to be read by the app', async () => {
    hold(Promise.resolve(new Response('{"code":0}')))
    expect(await peekEarlyAnswer()).toEqual({ code: 0 })
    expect(await (await takeEarlyAnswer('GET', URL))?.text()).toBe('{"code":0}')
  })

  it.each<[string, () => Promise<Response>]>([
    [
      'the app has read it',
      async () => {
        const response = new Response('{"code":0}')
        await response.text()
        return response
      },
    ],
    ['it is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['the bank could not be reached', () => Promise.reject(new TypeError('offline'))],
  ])('sees nothing when %s', async (_, answer) => {
    hold(answer())
    expect(await peekEarlyAnswer()).toBeUndefined()
  })
})
