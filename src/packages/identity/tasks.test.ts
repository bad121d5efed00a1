import { findRoute } from '@/routes/table'
import { firstRequired, upkeepTasks, verdictOn } from './tasks'
import type { IdentityStatus } from './tasks'

const STANDING: IdentityStatus = {
  status: { acctStatus: 'N', missingImageState: '', receiveNoPay: 'N', cancelButtonState: 'N', acctString: '0001' },
  period: 'valid',
  info: { name: '张*', idCardNo: '990***********0014', idCardUntil: '20361118', mobileNo: '170****0001' },
}
const COMPLETE: IdentityStatus['info'] = {
  ...STANDING.info,
  taxResidency: 'CHINA',
  personal: {
    occupation: '20000',
    industry: 'I',
    employer: '',
    marital: 'U',
    education: '20',
    income: '102',
    region: '110101',
    address: '样例路1********',
  },
}
const standing = (
  status: Partial<IdentityStatus['status']>,
  changes: Partial<IdentityStatus> = {},
): IdentityStatus => ({
  ...STANDING,
  ...changes,
  status: { ...STANDING.status, ...status },
})
const keysOf = (given: IdentityStatus, need: string) =>
  upkeepTasks(given)
    .filter((task) => task.need === need)
    .map(({ key }) => key)

it('asks nothing of a customer whose papers are in order', () => {
  expect(keysOf(STANDING, 'required')).toEqual([])
  expect(firstRequired(upkeepTasks(STANDING))).toBeUndefined()
  expect(upkeepTasks(STANDING)[0]).toMatchObject({ state: '正常', hint: '有效期至2036.11.18' })
})

it.each<[string, IdentityStatus, readonly string[], string]>([
  ['an expired card', standing({}, { period: 'expired' }), ['idCard'], '/SettingIdCard'],
  ['a missing image', standing({ missingImageState: 'M' }), ['idCard'], '/ruyiIdCardIV'],
  ['an account that only receives', standing({ receiveNoPay: 'Y' }), ['information'], '/synchronizeIDInfo'],
  ['a dormant account (D)', standing({ acctStatus: 'D' }), ['account'], '/facialRecognition'],
  ['a dormant account (IM)', standing({ acctStatus: 'IM' }), ['account'], '/facialRecognition'],
  [
    'everything at once, papers first',
    standing({ missingImageState: 'M', receiveNoPay: 'Y', acctStatus: 'D' }, { period: 'expired' }),
    ['idCard', 'information', 'account'],
    '/ruyiIdCardIV',
  ],
])('%s must be mended', (_, given, required, first) => {
  expect(keysOf(given, 'required')).toEqual(required)
  expect(firstRequired(upkeepTasks(given))?.leadsTo.name).toBe(first)
})

it('waits with a new ID card for the bank, whose review it leads to, and lets nothing else wait', () => {
  const handedIn = standing({ receiveNoPay: 'Y' }, { period: 'expired', info: { ...COMPLETE, idCardReview: 'I1' } })
  expect(keysOf(handedIn, 'waiting')).toEqual(['idCard'])
  expect(firstRequired(upkeepTasks(handedIn))?.key).toBe('information')
  const [idCard] = upkeepTasks(handedIn)
  expect(idCard).toMatchObject({ state: '审核中', leadsTo: { name: '/listDetails', query: { recordNo: 'I1' } } })
})

it('wakes an account only once its ID card is valid', () => {
  const account = (given: IdentityStatus) => upkeepTasks(given).find(({ key }) => key === 'account')
  const expired = standing({ acctStatus: 'D' }, { period: 'expired' })
  expect(account(expired)).toMatchObject({ need: 'required', leadsTo: { name: '/SettingIdCard' } })
  const reviewed = { ...expired, info: { ...COMPLETE, idCardReview: 'I1' } }
  expect(account(reviewed)).toMatchObject({ need: 'waiting', leadsTo: { name: '/listDetails' } })
  expect(firstRequired(upkeepTasks(reviewed))).toBeUndefined()
  // A valid one that changes its name meanwhile keeps nothing waiting.
  const valid = standing({ acctStatus: 'D' }, { info: { ...COMPLETE, idCardReview: 'I1' } })
  expect(account(valid)).toMatchObject({ need: 'required', leadsTo: { name: '/facialRecognition' } })
})

it('only recommends what stands in the way of nothing yet', () => {
  const soon = standing({}, { period: 'expiring' })
  expect(keysOf(soon, 'wanted')).toEqual(['idCard', 'information', 'tax'])
  expect(firstRequired(upkeepTasks(soon))).toBeUndefined()
})

it.each<[IdentityStatus, string, string]>([
  [standing({ acctStatus: 'D' }), 'warning', '依据监管要求，请先激活账户，完成后即可正常办理业务'],
  [STANDING, 'warning', '您可正常办理业务，建议尽快完善个人信息'],
  [
    standing({}, { period: 'expired', info: { ...COMPLETE, idCardReview: 'I1' } }),
    'warning',
    '您的新身份证正在审核，结果会通过消息通知您',
  ],
  [{ ...STANDING, info: COMPLETE }, 'success', '您的身份信息齐全有效，可正常办理业务'],
])('says what is complete and what is not', (given, tone, text) => {
  expect(verdictOn(upkeepTasks(given))).toEqual({ tone, text })
})

it('leads only to pages that exist', () => {
  const all = [STANDING, standing({ missingImageState: 'M', acctStatus: 'D' })].flatMap(upkeepTasks)
  expect(all.length).toBeGreaterThan(2)
  for (const { leadsTo } of all) expect(findRoute(leadsTo.name)?.access).toBe('account')
})
