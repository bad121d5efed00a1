import { findBankKey } from './bankKey'

const key = (digit: string) => `04${digit.repeat(128)}`
const sources = (compiled = '', page = '', asked?: string) => {
  let times = 0
  return {
    compiled,
    page: () => page,
    ask: () => Promise.resolve(((times += 1), asked)),
    times: () => times,
  }
}

describe('the bank’s key', () => {
  it('is the one compiled in before any other', async () => {
    const from = sources(key('a'), key('b'), key('c'))
    expect(await findBankKey(from)).toBe(key('a'))
    expect(from.times()).toBe(0)
  })

  it('else the page’s, else the bank’s own answer', async () => {
    expect(await findBankKey(sources('', key('b'), key('c')))).toBe(key('b'))
    expect(await findBankKey(sources('', '', ` ${key('C')} `))).toBe(key('c'))
  })

  it.each(['', '04', `05${'a'.repeat(128)}`, 'a'.repeat(128), '<script>'])('is never %j', async (wrong) => {
    expect(await findBankKey(sources(wrong, wrong, wrong))).toBeUndefined()
  })
})
