import { fileName, fileText, readable } from './exportedData'

const AT = 1_795_420_800_000

it('puts what the bank keeps into words, by subject, and leaves out what is empty', () => {
  const sections = readable({
    deposits: [{ amount: 1_000_000, appointRate: 145, startDay: '20261123', seqNo: 3 }],
    customer: { realName: '张伟', mobileNo: '170****0001', closedAt: null, profile: { personal: { marital: 'M' } } },
    images: [],
    unknown: [{ amount: 1 }],
  })
  expect(sections.map(({ title, entries }) => [title, entries])).toEqual([
    [
      '身份信息',
      [
        [
          { caption: '姓名', value: '张伟' },
          { caption: '手机号码', value: '170****0001' },
          { caption: '婚姻状况', value: '已婚' },
        ],
      ],
    ],
    [
      '存款',
      [
        [
          { caption: '金额（元）', value: '10,000.00' },
          { caption: '年利率', value: '1.45%' },
          { caption: '起息日', value: '2026.11.23' },
        ],
      ],
    ],
  ])
})

it('shows a few of many and says how many there are', () => {
  const [section] = readable({ messages: Array.from({ length: 12 }, (_, at) => ({ title: `第${at}条`, sentAt: AT })) })
  expect(section?.entries).toHaveLength(5)
  expect(section?.total).toBe(12)
})

it('leaves a value out that is not what its name says', () => {
  expect(readable({ account: { acctNo: ['6'], openedAt: 'yesterday', amount: 0.5 } })).toEqual([])
})

it('gives the file everything, under a name with its day', () => {
  const exported = { exportedAt: AT, data: { unknown: [1] } }
  expect(JSON.parse(fileText(exported))).toEqual(exported)
  expect(fileName(AT)).toBe('个人信息副本-20261123.json')
})
