import { day } from '@/domain/dates/day'
import { OLD_ID_CARD } from '@/domain/validation/idCard'
import { checkIdCard } from './checkIdCard'

const CARD = {
  name: '新客户',
  nation: '汉',
  address: '演示路1号',
  authority: '演示市公安局',
  validFrom: '20200101',
  validUntil: '20300101',
}
const check = (idCardNo: string) => checkIdCard({ ...CARD, idCardNo }, { today: day('20261121'), recognisedNo: '' })

it('takes a number of 18 digits, and says of one of 15 what to do', () => {
  expect(check('990000200101010060').ok).toBe(true)
  expect(check('990000900228001')).toMatchObject({ error: { name: 'IdCardNumberInvalid', message: OLD_ID_CARD } })
  expect(check('99000090022800')).toMatchObject({ error: { message: '身份证号有误，请填写18位身份证号' } })
})
