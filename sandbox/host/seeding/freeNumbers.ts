import { madeUpIdCardNo } from './idCards'

/** Numbers that nobody has, for forms that ask for somebody's or something new. The simulators take them. */
export const FREE_NUMBERS = {
  cards: [
    { bankName: '工商银行', cardNo: '6222020000000002014' },
    { bankName: '建设银行', cardNo: '6217000000000002026' },
    { bankName: '农业银行', cardNo: '6228480000000002030' },
  ],
  mobileNo: '17000000199',
  /** Of a name that nobody has either. */
  idCard: { name: '样例新', idCardNo: madeUpIdCardNo('19900101', 999) },
} as const
