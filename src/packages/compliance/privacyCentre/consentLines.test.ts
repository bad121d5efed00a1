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
    ['隐私政策', '版本1 · 2026.11.23 16:00同意', true],
    ['人脸信息处理授权书', '版本1 · 2026.11.23 16:00同意，2026.11.23 17:00撤回', false],
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
