import { recordView } from './recordView'

const RECORD = {
  recordNo: 'R1',
  kind: 'ID_CARD',
  title: '更新身份证',
  state: 'DONE',
  at: 1_795_420_800_000,
} as const

it.each([
  ['DONE', 'success', '身份证已更新'],
  ['REVIEW', 'pending', '身份证更新审核中'],
  ['REJECTED', 'failure', '身份证更新未通过'],
  ['WITHDRAWN', 'cancelled', '身份证更新已撤回'],
] as const)('%s reads as %s', (state, shown, title) => {
  expect(recordView({ ...RECORD, state })).toMatchObject({ state: shown, title })
})

it('says of information that it is complete, and of anything else what the bank calls it', () => {
  expect(recordView({ ...RECORD, kind: 'INFORMATION', title: '完善个人信息' }).title).toBe('个人信息已完善')
  expect(recordView({ ...RECORD, kind: 'ACTIVATION', title: '激活账户' }).title).toBe('激活账户已完成')
})

it('shows why a person refused, and when', () => {
  const view = recordView({ ...RECORD, state: 'REJECTED', note: '照片与本人不符', decidedAt: RECORD.at + 3_600_000 })
  expect(view.hint).toBe('照片与本人不符')
  expect(view.rows).toContainEqual({ label: '审核时间', value: '2026.11.23 17:00' })
  const labels = recordView({ ...RECORD, decidedAt: RECORD.at }).rows.map(({ label }) => label)
  expect(labels).toEqual(['办理事项', '提交时间', '记录编号'])
})

it('says who has ended what nobody decided', () => {
  const change = { ...RECORD, kind: 'PHONE', title: '更换手机号', decidedAt: RECORD.at + 3_600_000 } as const
  const stopped = recordView({ ...change, state: 'ENDED', note: '本次更换手机号已由客服终止' })
  expect(stopped).toMatchObject({ state: 'cancelled', title: '更换手机号已终止', hint: '本次更换手机号已由客服终止' })
  expect(stopped.rows).toContainEqual({ label: '终止时间', value: '2026.11.23 17:00' })
  expect(recordView({ ...change, state: 'WITHDRAWN' }).title).toBe('更换手机号已撤回')
})
