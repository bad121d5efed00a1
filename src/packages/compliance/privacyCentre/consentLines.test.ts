import { consentLines } from './consentLines'

const AT = 1_795_420_800_000
const consent = (changes: object) => ({
  kind: 'face',
  title: '人脸信息处理授权书',
  version: '1',
  givenAt: AT,
  withdrawable: true,
  ...changes,
})

it('shows what stands before what was withdrawn, each with version and times in Shanghai', () => {
  const lines = consentLines([
    consent({ withdrawnAt: AT + 3_600_000, withdrawable: false }),
    consent({ kind: 'privacyPolicy', title: '隐私政策' }),
  ])
  expect(lines.map(({ title, facts, standing }) => [title, facts, standing])).toEqual([
    ['隐私政策', ['版本1', '2026.11.23 16:00同意'], true],
    ['人脸信息处理授权书', ['版本1', '2026.11.23 16:00同意', '2026.11.23 17:00撤回'], false],
  ])
})

it('offers withdrawal only where the bank and the app both know how', () => {
  const [agreement, face, other] = consentLines([
    consent({ kind: 'agreement:onlineBanking', withdrawable: false }),
    consent({}),
    consent({ kind: 'marketing' }),
  ])
  expect(agreement?.withdrawal).toBeUndefined()
  expect(face?.withdrawal).toEqual({ kind: 'face', version: '1' })
  expect(other?.withdrawal).toBeUndefined()
})

const policy = { kind: 'privacyPolicy', title: '隐私政策' }

it('names the version a consent came after, and leads to what changed from the newest of a kind', () => {
  const lines = consentLines([
    consent({ ...policy, version: '5', previousVersion: '4', givenAt: AT + 1 }),
    consent({ ...policy, version: '4', previousVersion: '3' }),
    consent({}),
  ])
  expect(lines.map(({ facts, changes }) => [facts[0], changes])).toEqual([
    ['版本5（此前为版本4）', { changes: 'privacyPolicy' }],
    ['版本4（此前为版本3）', undefined],
    ['版本1', undefined],
  ])
})

it('says of an older version which one is asked for next time, of an agreement only which one there is', () => {
  const lines = consentLines([
    consent({ newerVersion: '2' }),
    consent({ kind: 'agreement:accountService', version: '2026.2', newerVersion: '2026.3', withdrawable: false }),
    consent({ kind: 'marketing', newerVersion: '2' }),
  ])
  expect(lines.map(({ newer, changes }) => [newer, changes])).toEqual([
    ['现行版本2，再次需要时会先征求您的同意', { changes: 'face' }],
    ['现行版本2026.3', { changes: 'agreement:accountService' }],
    ['现行版本2', undefined],
  ])
})
