import { REWARD_KINDS, REWARD_STATES } from './reward'
import { isInOneTap, oneTapRules } from './oneTap'

it('one tap takes what is earned and needs no address, and its rule says so with its numbers', () => {
  const taken = REWARD_KINDS.filter((kind) => isInOneTap({ kind, state: 'EARNED' }))
  expect(taken).toEqual(['POINTS', 'COUPON', 'VOUCHER', 'RED_PACKET', 'RIGHT'])
  for (const state of REWARD_STATES) expect(isInOneTap({ kind: 'POINTS', state })).toBe(state === 'EARNED')
  const said = oneTapRules()
    .map(({ text }) => text)
    .join('')
  for (const words of [
    '积分、存款优惠券、消费券、红包、权益',
    '一次最多20份',
    '实物需要填写收货地址',
    '20%税率',
    '3个工作日',
    '7天',
    '0.01元起',
    '每日最多3次',
  ])
    expect(said).toContain(words)
})
