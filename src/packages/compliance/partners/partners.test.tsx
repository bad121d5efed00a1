import { openPage } from '@test/component/openPage'
import { BRIDGE_KEYS, bridgeOf } from '@/domain/bridges/bridges'
import { channels, partners } from './partners'

it('names every firm that a customer is led to, with all that it is given', () => {
  const others = BRIDGE_KEYS.map(bridgeOf).filter(({ by }) => by !== undefined)
  expect(partners().map(({ name }) => name)).toEqual(others.map(({ name }) => name))
  expect(partners().find(({ name }) => name === '金蝶账务')?.gets).toBe('企业编号、您在企业中的身份，经您同意后提供')
  expect(partners().find(({ name }) => name === '应用商店')?.gets).toBe('不提供')
})

it('names channels with what they offer, and not the bank’s own people', () => {
  expect(channels().map(({ name }) => name)).toEqual(['一账通', '合作健康', '合作渠道二期', '开门红合作健康'])
  expect(channels()[0]?.offers).toContain('普通储蓄')
})

it('shows them to anybody', async () => {
  const page = await openPage('/channelPartnerList')
  await page.until(() => page.findText('好物出行'))
  expect(page.text()).toContain('客户号，经您同意后提供')
})
