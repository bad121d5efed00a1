import type { AccountState } from '@/domain/account/status'

/** Gesture of every named customer: an L from the top left, down and right. */
export const DEMO_GESTURE = '03678'
/** Payment password of every named customer. */
export const DEMO_PASSWORD = '135790'

/** A named customer of the sandbox: who they are and in what state one meets them. */
export interface DemoCustomer {
  /** Stable, lower-case letters: names the customer in links, login codes and tests. */
  readonly key: string
  readonly name: string
  /** What to try with this one. */
  readonly about: string
  readonly mobileNo: string
  /** YYYYMMDD. */
  readonly birth: string
  readonly sex: 'male' | 'female'
  /** Not a customer yet, or one under another open id only. */
  readonly registration?: 'none' | 'elsewhere'
  readonly gesture?: 'unset'
  readonly account?: Omit<Partial<AccountState>, 'acctString'>
  /** Days from the seed's day to the ID card's last day; 3650 unless given. */
  readonly idCardDays?: number
  /** Investor level 1-5 of the risk test and the days since; none: never tested. */
  readonly riskTest?: { readonly level: number; readonly daysAgo: number }
  /** Of the bank's own staff: may come through the staff channel. */
  readonly staff?: true
  /** Fen in the electronic account once the seed is done; what they bought before is in seed.ts. */
  readonly money: number
}

const STEADY = { level: 3, daysAgo: 40 }

/** Everybody one can be. Numbers are made up: 170 mobile numbers and card numbers with a region that isn't assigned. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    key: 'zhangwei',
    name: '张伟',
    about: '普通客户，有存款和理财 · money, deposits and wealth shares',
    mobileNo: '17000000001',
    birth: '19880512',
    sex: 'male',
    riskTest: STEADY,
    money: 16_888_866,
  },
  {
    key: 'lina',
    name: '李娜',
    about: '有余额，暂无持有 · money, nothing held yet',
    mobileNo: '17000000002',
    birth: '19930823',
    sex: 'female',
    riskTest: STEADY,
    money: 5_000_000,
  },
  {
    key: 'xinke',
    name: '新客户',
    about: '未注册 · not registered',
    mobileNo: '17000000003',
    birth: '20010101',
    sex: 'female',
    registration: 'none',
    money: 0,
  },
  {
    key: 'wangfang',
    name: '王芳',
    about: '已在其他渠道注册，需同步账户 · registered in another channel',
    mobileNo: '17000000004',
    birth: '19790316',
    sex: 'female',
    registration: 'elsewhere',
    riskTest: STEADY,
    money: 1_200_000,
  },
  {
    key: 'liuyang',
    name: '刘洋',
    about: '未设置手势密码 · gesture not set',
    mobileNo: '17000000005',
    birth: '19950707',
    sex: 'male',
    gesture: 'unset',
    riskTest: STEADY,
    money: 800_000,
  },
  {
    key: 'chenjing',
    name: '陈静',
    about: '影像缺失 M · image missing',
    mobileNo: '17000000006',
    birth: '19840214',
    sex: 'female',
    account: { missingImageState: 'M', cancelButtonState: 'Y' },
    riskTest: STEADY,
    money: 300_000,
  },
  {
    key: 'yangming',
    name: '杨明',
    about: '只收不付 Y · receive-only',
    mobileNo: '17000000007',
    birth: '19760930',
    sex: 'male',
    account: { receiveNoPay: 'Y', cancelButtonState: 'Y' },
    riskTest: STEADY,
    money: 450_000,
  },
  {
    key: 'zhaolei',
    name: '赵磊',
    about: '睡眠户 D · dormant',
    mobileNo: '17000000008',
    birth: '19901111',
    sex: 'male',
    account: { acctStatus: 'D', cancelButtonState: 'Y' },
    riskTest: STEADY,
    money: 66_600,
  },
  {
    key: 'zhouting',
    name: '周婷',
    about: '睡眠户 IM · dormant, the other code',
    mobileNo: '17000000009',
    birth: '19920402',
    sex: 'female',
    account: { acctStatus: 'IM', cancelButtonState: 'Y' },
    riskTest: STEADY,
    money: 100,
  },
  {
    key: 'wuqiang',
    name: '吴强',
    about: '身份证30天后到期 519 · ID card expires in 30 days',
    mobileNo: '17000000010',
    birth: '19861225',
    sex: 'male',
    idCardDays: 30,
    riskTest: STEADY,
    money: 2_000_000,
  },
  {
    key: 'xumin',
    name: '徐敏',
    about: '身份证已过期 523 · ID card expired',
    mobileNo: '17000000011',
    birth: '19810619',
    sex: 'female',
    idCardDays: -10,
    riskTest: STEADY,
    money: 2_000_000,
  },
  {
    key: 'sunli',
    name: '孙丽',
    about: '风险测评已过期 · risk test expired',
    mobileNo: '17000000012',
    birth: '19890109',
    sex: 'female',
    riskTest: { level: 3, daysAgo: 400 },
    money: 3_000_000,
  },
  {
    key: 'machao',
    name: '马超',
    about: '有一笔已到期存款，未做风险测评 · a matured deposit, no risk test',
    mobileNo: '17000000013',
    birth: '19970528',
    sex: 'male',
    money: 9_000_000,
  },
  {
    key: 'guoyulan',
    name: '郭玉兰',
    about: '65岁以上客户 · over 65',
    mobileNo: '17000000014',
    birth: '19550818',
    sex: 'female',
    riskTest: { level: 2, daysAgo: 20 },
    money: 6_000_000,
  },
  {
    key: 'hangyuan',
    name: '周行',
    about: '本行员工，可用行员渠道 BANK_STAFF · staff',
    mobileNo: '17000000015',
    birth: '19910303',
    sex: 'male',
    riskTest: STEADY,
    staff: true,
    money: 1_000_000,
  },
]

/** A named customer by key or by name; undefined for nobody. */
export const findDemo = (keyOrName: string | undefined): DemoCustomer | undefined =>
  DEMO_CUSTOMERS.find(({ key, name }) => key === keyOrName || name === keyOrName)
