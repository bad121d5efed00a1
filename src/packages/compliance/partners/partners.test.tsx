import { openPage } from '@test/component/openPage'
import { channels, partners, providers } from './partners'

it('names every firm that a customer is led to, with all that it is given', () => {
  expect(partners().map(({ name }) => name)).toEqual([
    '金蝶账务',
    '一账通',
    '好物出行',
    '在线客服',
    '贷款应用',
    '应用商店',
  ])
  expect(partners().find(({ name }) => name === '金蝶账务')?.gets).toBe('企业编号、您在企业中的身份，经您同意后提供')
  expect(partners().find(({ name }) => name === '应用商店')?.gets).toBe('不提供')
})

it('names channels with what they offer, and not the bank’s own people', () => {
  expect(channels().map(({ name }) => name)).toEqual(['一账通', '合作健康', '合作渠道二期', '开门红合作健康'])
  expect(channels()[0]?.offers).toContain('普通储蓄')
})

it.each([
  ['理财产品管理人', ['示例理财有限责任公司']],
  ['支付与清算合作机构', ['示例银行卡清算有限公司', '示例商城、示例生活缴费、好物出行（示例）']],
  [
    'SDK与技术服务商',
    ['微信小程序、公众号与JS-SDK', '微信订阅消息', '腾讯云人脸核身SDK', '证件识别', '设备指纹SDK', '短信发送'],
  ],
  ['信息核验机构', ['公民身份信息核验机构', '账户报备机构', '通信运营商']],
])('names the firms under %s, and says of each what it gets', (title, names) => {
  const firms = providers().find((one) => one.title === title)?.firms ?? []
  expect(firms.map(({ name }) => name)).toEqual(names)
  for (const { gets } of firms) expect(gets.length).toBeGreaterThan(5)
})

it('shows all of them to anybody', async () => {
  const page = await openPage('/channelPartnerList')
  await page.until(() => page.findText('好物出行'))
  for (const { name, gets } of [...partners(), ...providers().flatMap(({ firms }) => firms)]) {
    expect(page.text()).toContain(name)
    expect(page.text()).toContain(gets)
  }
})
