import { checkIdCardText } from './idCardText'

const CARD = {
  name: '新客户',
  nation: '汉',
  address: '演示路1号',
  authority: '演示市公安局',
  validFrom: '20200101',
  validUntil: '20400101',
  longTerm: false,
}

const sentence = (idCardNo: string): string | undefined => {
  const checked = checkIdCardText({ ...CARD, idCardNo })
  return checked.ok ? undefined : checked.error.idCardNo
}

it('tells whoever has a number of 15 digits what to do, before the bank is asked', () => {
  expect(sentence('990000900228001')).toContain('请填写第二代身份证上的18位号码')
  expect(sentence('99000090022800')).toBe('身份证号有误，请填写18位身份证号')
  expect(sentence('990000200101010060')).toBeUndefined()
})
