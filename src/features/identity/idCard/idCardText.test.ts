import { checkIdCardText, shownText } from './idCardText'

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

it.each(['810000199001010019', '820000199001010010', '830000199001010012', '931156199001010014'])(
  'tells whoever has the paper of %s, before the bank is asked, which one is taken',
  (idCardNo) => expect(sentence(idCardNo)).toBe('仅支持居民身份证，暂不支持港澳台居民居住证和外国人永久居留身份证'),
)

it('names the sign that an address has not', () => {
  const checked = checkIdCardText({ ...CARD, idCardNo: '990000200101010060', address: '演示路<1>号' })
  expect(checked.ok ? undefined : checked.error).toEqual({ address: '不能包含“<”，请删除' })
  const folded = checkIdCardText({ ...CARD, idCardNo: '990000200101010060', address: '演示路１号＃2\u200b' })
  expect(folded.ok && folded.value.address).toBe('演示路1号#2')
})

it.each([
  ['汉', '汉族'],
  ['维吾尔', '维吾尔族'],
  ['', ''],
])('shows the nationality %j that the card has as %j, and sends what the card has', (nation, shown) => {
  const text = shownText({
    ...CARD,
    idCardNo: '990000200101010060',
    validUntil: '20400101',
    sex: '',
    birth: '',
    nation,
  })
  expect(text.nation).toBe(shown)
  const checked = checkIdCardText(text)
  expect(checked.ok ? checked.value.nation : '').toBe(nation)
})

it.each(['族', '汉族族', '地球族', '汉人'])('refuses %j as a nationality', (nation) => {
  const checked = checkIdCardText({ ...CARD, idCardNo: '990000200101010060', nation })
  expect(checked.ok ? undefined : checked.error.nation).toBe('民族有误，请填写身份证上的民族，如汉族')
})
