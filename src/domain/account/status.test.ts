import { accountPrompt } from './prompt'
import { blocksTrading, tradingRefusal } from './status'
import type { AccountState } from './status'

const inOrder: AccountState = {
  acctStatus: 'A',
  missingImageState: 'N',
  receiveNoPay: 'N',
  cancelButtonState: 'N',
  acctString: '6789',
}

/** Every combination of what the rules look at. */
const states = ['A', 'D', 'IM', ''].flatMap((acctStatus) =>
  ['M', 'N'].flatMap((missingImageState) =>
    ['Y', 'N'].map((receiveNoPay) => ({ ...inOrder, acctStatus, missingImageState, receiveNoPay })),
  ),
)

describe('the account prompt', () => {
  it('leaves an account in order alone', () => {
    expect(accountPrompt(inOrder)).toBeUndefined()
    expect(accountPrompt({ ...inOrder, acctStatus: '' })).toBeUndefined()
  })

  it('asks for complete information in the words of the specification', () => {
    expect(accountPrompt({ ...inOrder, missingImageState: 'M' })).toEqual({
      kind: 'completeInformation',
      content: '为保护您的资金与交易安全，依据人民银行等监管部门要求，我行将开展个人客户信息完善工作',
      confirm: '去完善',
      cancellable: false,
      leadsTo: { acctStatus: 'A', video: 'M' },
    })
    expect(accountPrompt({ ...inOrder, receiveNoPay: 'Y' })?.leadsTo).toEqual({ acctStatus: 'A', nopay: 'Y' })
  })

  it.each(['D', 'IM'])('asks to activate the dormant account %s by its last digits', (acctStatus) => {
    const prompt = accountPrompt({ ...inOrder, acctStatus })
    expect(prompt?.kind).toBe('activate')
    expect(prompt?.content).toContain('6789')
    expect(prompt?.confirm).toBe('去激活')
    expect(prompt?.leadsTo).toEqual({ acctStatus })
  })

  it('asks for information before activation and carries everything to the page', () => {
    const prompt = accountPrompt({ ...inOrder, acctStatus: 'IM', missingImageState: 'M', receiveNoPay: 'Y' })
    expect(prompt?.kind).toBe('completeInformation')
    expect(prompt?.leadsTo).toEqual({ acctStatus: 'IM', video: 'M', nopay: 'Y' })
  })

  it('refuses receive-only accounts with the hotline in the blocking variant', () => {
    const strict = { receiveOnlyBlocks: true }
    const prompt = accountPrompt({ ...inOrder, receiveNoPay: 'Y', cancelButtonState: 'Y' }, strict)
    expect(prompt).toMatchObject({ kind: 'receiveOnly', cancellable: false })
    expect(prompt?.content).toContain('95396')
    expect(prompt?.leadsTo).toBeUndefined()
    expect(accountPrompt({ ...inOrder, receiveNoPay: 'Y', missingImageState: 'M' }, strict)?.kind).toBe(
      'completeInformation',
    )
    expect(accountPrompt({ ...inOrder, receiveNoPay: 'Y', acctStatus: 'D' }, strict)?.kind).toBe('receiveOnly')
    expect(accountPrompt({ ...inOrder, acctStatus: 'D' }, strict)?.kind).toBe('activate')
  })

  it('can be put off only where the bank says so', () => {
    expect(accountPrompt({ ...inOrder, acctStatus: 'D', cancelButtonState: 'Y' })?.cancellable).toBe(true)
    expect(accountPrompt({ ...inOrder, acctStatus: 'D' })?.cancellable).toBe(false)
  })
})

describe('trading', () => {
  it('is refused exactly where a prompt stands in the way', () => {
    for (const state of states) {
      expect(blocksTrading(state)).toBe(accountPrompt(state) !== undefined)
      expect(blocksTrading(state)).toBe(accountPrompt(state, { receiveOnlyBlocks: true }) !== undefined)
    }
  })

  it('names the reason that the blocking variant shows', () => {
    const names = {
      completeInformation: 'AccountImageMissing',
      receiveOnly: 'AccountReceiveOnly',
      activate: 'AccountDormant',
    }
    for (const state of states) {
      const prompt = accountPrompt(state, { receiveOnlyBlocks: true })
      expect(tradingRefusal(state)?.name).toBe(prompt && names[prompt.kind])
    }
  })
})
