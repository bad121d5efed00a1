import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { authEffect } from '@/domain/authorisations/effect'
import { orgEffect } from '@/domain/approval/effect'
import { FEES } from '@/domain/fees'
import { fen } from '@/domain/money/fen'
import { payoutEffect } from '@/domain/special/effect'
import { transferEffect } from '@/domain/transfer/effect'
import { PRICES, standardOf } from './published/prices'

const listed = PRICES.blocks.flatMap((block) => (block.kind === 'prices' ? block.prices : []))
const standardCalled = (name: string): string | undefined => listed.find((one) => one.name === name)?.standard

/** Under which name of the list a call that moves money stands; a new one needs its line here and its price there. */
const STANDS_AS: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  submitClosure: ['注销账户'],
  buyProduct: ['存入、支取、续存存款', '申购、赎回理财'],
  redeemProduct: ['存入、支取、续存存款', '申购、赎回理财'],
  transferIn: ['转入'],
  transferOut: ['转出'],
  cancelTransfer: ['转出'],
  moveSub: ['账户间划转'],
  movePot: ['账户间划转'],
  closePot: ['账户间划转'],
  authorise: ['向商户付款'],
  claimSpecial: ['领取专项款项'],
  claimReward: ['领取活动奖励、红包提现'],
  claimAll: ['领取活动奖励、红包提现'],
  claimOffer: ['领取活动奖励、红包提现'],
  withdrawActivity: ['领取活动奖励、红包提现'],
  decideApproval: ['企业转出、代发工资、发放专项款项'],
}

describe('the price list', () => {
  const moves = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].effect === 'money')
  it.each(moves)('says what %s costs', (name) => {
    const names = STANDS_AS[name] ?? []
    expect([name, names.map(standardCalled)]).toEqual([name, names.map(() => '免费')])
    expect(names.length).toBeGreaterThan(0)
  })

  it('says of every service once what it costs', () => {
    expect(listed).toHaveLength(Object.keys(FEES).length)
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
  })

  it('says what is confirmed before the password', () => {
    const ground = { available: fen(100_00), caught: fen(0) }
    const confirmed = [
      ['转入', transferEffect('IN', fen(1_00), ground).fee],
      ['转出', transferEffect('OUT', fen(1_00), ground).fee],
      ['领取专项款项', payoutEffect('CARD', fen(1_00), ground).fee],
      ['向商户付款', authEffect(fen(1_00), fen(100_00)).fee],
      ['企业转出、代发工资、发放专项款项', orgEffect(fen(1_00), fen(100_00)).fee],
    ] as const
    for (const [name, fee] of confirmed) expect([name, standardOf(fee)]).toEqual([name, standardCalled(name)])
  })

  it('writes what costs something with its amount', () => {
    expect([standardOf(fen(0)), standardOf(fen(150))]).toEqual(['免费', '1.50元/笔'])
  })
})
