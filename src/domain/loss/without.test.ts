import { allowedBy, atCounter, lifting, mayResetPassword, stoppedBy, withoutPassword } from './without'

it.each([
  [
    'ACCOUNT',
    ['更换手机号', '修改和重置密码', '修改支付限额', '绑定和解绑银行卡', '更换主卡', '注销账户'],
    ['移除登录设备'],
  ],
  [
    'PHONE',
    ['修改和重置密码', '修改支付限额', '绑定和解绑银行卡', '更换主卡', '注销账户'],
    ['更换手机号', '移除登录设备'],
  ],
  ['ID_CARD', ['注销账户'], ['修改和重置密码', '修改支付限额', '绑定和解绑银行卡', '更换主卡', '移除登录设备']],
] as const)('%s: what stops and what is still allowed is said of every change, once', (object, stops, allows) => {
  const [stopped, allowed] = [stoppedBy(object).join('；'), allowedBy(object).join('；')]
  for (const one of stops) expect([one, stopped.includes(one), allowed.includes(one)]).toEqual([one, true, false])
  for (const one of allows) expect([one, stopped.includes(one), allowed.includes(one)]).toEqual([one, false, true])
})

it('offers the reset where it works, and nobody a counter that wants a lost card', () => {
  expect(['ACCOUNT', 'PHONE', 'ID_CARD', 'SUB'].filter((one) => mayResetPassword([one as 'SUB']))).toEqual([
    'ID_CARD',
    'SUB',
  ])
  expect(withoutPassword('忘记支付密码的', ['ID_CARD'])).toContain('重置支付密码')
  expect(withoutPassword('忘记支付密码的', ['ACCOUNT'])).toContain('携带身份证')
  expect(withoutPassword('忘记支付密码的', ['ACCOUNT', 'ID_CARD'])).not.toContain('携带身份证')
  expect(atCounter(['ID_CARD'])).toContain('致电客服')
  expect(lifting('ID_CARD')).not.toContain('携带身份证')
  expect(lifting('ACCOUNT')).toContain('人脸识别')
})
