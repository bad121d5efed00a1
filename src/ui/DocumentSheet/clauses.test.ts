import { clausesOf, keyClausesOf } from './clauses'

const DOCUMENT = {
  title: '服务协议',
  paragraphs: [
    '本协议由您与本行订立。',
    '一、账户性质：账户用于支付：消费。',
    '二、您应妥善保管密码，发现异常时：请致电客服。',
  ],
  sections: [{ title: '三、费用', paragraphs: ['不收取费用。'] }],
}

it('gives a numbered clause that names its matter a heading, and leaves every other text as it is', () => {
  expect(clausesOf(DOCUMENT)).toEqual([
    { title: '', paragraphs: ['本协议由您与本行订立。'] },
    { title: '一、账户性质', paragraphs: ['账户用于支付：消费。'] },
    { title: '', paragraphs: ['二、您应妥善保管密码，发现异常时：请致电客服。'] },
    { title: '三、费用', paragraphs: ['不收取费用。'] },
  ])
})

it('finds the clauses that matter most by how they begin, in the document’s order', () => {
  const keys = keyClausesOf({ ...DOCUMENT, keyClauses: ['三、', '二、'] })
  expect(keys.map(({ paragraphs }) => paragraphs[0])).toEqual([
    '二、您应妥善保管密码，发现异常时：请致电客服。',
    '不收取费用。',
  ])
  expect(keyClausesOf(DOCUMENT)).toEqual([])
})
