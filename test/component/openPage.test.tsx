import { EARNING } from '@/contract/account/testing'
import { queryCalendar } from '@/contract/holding/queryCalendar'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { ERRORS } from '@/domain/errors/catalogue'
import { yuan, ZERO_FEN } from '@/domain/money/fen'
import { session } from '@/session/session'
import { answer, api, asked, keepWaiting, loseAnswer, refuse } from './bank'
import { failIfWrong } from './harness'
import { openPage } from './openPage'
import { arrive } from './people'
import { pages } from './router'

const WALLET = {
  balance: yuan(500),
  available: yuan(500),
  frozen: ZERO_FEN,
  outgoing: 0,
  acctNo: '**** 0001',
  interest: EARNING,
  records: [],
}
const STANDING = { testsLeftToday: 1, testsLeftInPeriod: 7, nextTestDay: '20261121', needsElderConfirmation: false }
const TEST = { level: 'C3', typeName: '稳健型', at: 0, validUntil: '20271120', expired: false } as const

describe('a page is opened through the front door', () => {
  it('refuses an address that lacks what the page needs', async () => {
    const page = await openPage('/redeposit')
    page.findText('链接中的信息有误')
    expect(asked()).not.toContain('queryMaturity')
  })

  it('reads the query from the address as the app does, decoded', async () => {
    answer(queryRiskResult, { ...STANDING, test: TEST })
    const page = await openPage('/riskAssResult', { from: '/fnzqBuy' })
    await page.until(() => page.findText('返回购买'))
  })

  it('lets a customer in who has signed in, and leads another to the gate', async () => {
    keepWaiting(queryRiskResult)
    const own = await openPage('/riskAssResult')
    expect(session().visitor?.signedIn).toBe(true)
    expect(pages()).toEqual(['/', '/riskAssResult'])
    own.unmount()
    arrive({ signedIn: false })
    const other = await openPage('/riskAssResult')
    expect(pages()).toEqual(['/', '/gesture'])
    expect(other.findAll('.ui-skeleton').length).toBeGreaterThan(0)
  })

  it('knows no route that is not built', async () => {
    // @ts-expect-error the compiler knows every route's name; a name out of a string does not
    await expect(openPage('/noSuchRoute')).rejects.toThrow('/noSuchRoute is no built route')
  })
})

describe('the bank of a component test', () => {
  it('takes no answer that the contract would refuse, and names its field', () => {
    expect(() => answer(queryWallet, { ...WALLET, available: 0.5 })).toThrow(/answer\(queryWallet\).*available/)
  })

  it('refuses only with what the catalogue has', async () => {
    // @ts-expect-error the catalogue has no such refusal
    expect(() => refuse(queryWallet, 'NoSuchRefusal')).toThrow()
    refuse(queryWallet, 'InternalError')
    const { code, message } = ERRORS.InternalError
    expect(await api.call(queryWallet, {})).toEqual({
      ok: false,
      error: { kind: 'refused', name: 'InternalError', code, message },
    })
  })

  it('fails the test for a call without an answer, by the call’s name', async () => {
    const page = await openPage('/riskAssResult')
    await expect(page.until(() => page.findText('开始测评'))).rejects.toThrow(
      'queryRiskResult was called, and the test has prepared no answer',
    )
  })

  it('fails the test for a request that the contract refuses, by the field’s name', async () => {
    loseAnswer(queryCalendar)
    await api.call(queryCalendar, { month: 'November' })
    expect(failIfWrong).toThrow('queryCalendar was called with what its contract refuses: month')
    expect(failIfWrong).not.toThrow()
  })

  it('fails the test for an account that is read before the gesture, which the real bank answers by ending the session', async () => {
    loseAnswer(queryWallet)
    arrive({ signedIn: false })
    await api.call(queryWallet, {})
    expect(failIfWrong).toThrow('queryWallet was asked before the gesture')
    arrive()
    await api.call(queryWallet, {})
    expect(failIfWrong).not.toThrow()
  })

  it('forgets every answer with the test', () => {
    void api.call(queryWallet, {})
    expect(failIfWrong).toThrow('queryWallet')
  })
})
