import { yuan, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { SHIP_DAYS } from '@/domain/points/mall'
import { pointsFor } from '@/domain/points/worth'
import type { MallItem } from '../tables'

/** Of everything that is sent. */
const SENT_TERMS = [`兑换后${SHIP_DAYS}天内发货`, '发货前可取消，积分退回', '非质量问题不退换']

/** What it costs elsewhere, and as many points as are worth that. */
const priced = (value: Fen) => ({ value, points: pointsFor(value) })

/** What the bank offers for points; when it opens is said by days from the day the bank shows. */
export type PublishedItem = Omit<MallItem, 'openAt' | 'closeAt' | 'sort' | 'seckill'> & {
  readonly opensIn?: number
  readonly seckill?: true
}

/** Vouchers name a prize of `sandbox/business/voucher`, which says what limits them. */
export const ITEMS: readonly PublishedItem[] = [
  {
    itemId: 'cafe-10',
    kind: 'VOUCHER',
    name: '10元咖啡立减券',
    summary: '样例咖啡门店使用',
    picture: 'cup',
    terms: [],
    prize: 'cafe10',
    ...priced(yuan(10)),
    stock: 200,
    perPerson: 3,
  },
  {
    itemId: 'video-month',
    kind: 'VOUCHER',
    name: '视频会员月卡兑换码',
    summary: '样例视频，充值到会员账号',
    picture: 'screen',
    terms: [],
    prize: 'videoMonth',
    ...priced(yuan(25)),
    stock: 50,
    perPerson: 1,
  },
  {
    itemId: 'farm-20-seckill',
    kind: 'VOUCHER',
    name: '20元惠农券',
    summary: '限量兑换，每人1份',
    picture: 'wheat',
    terms: [],
    prize: 'farm20',
    value: yuan(20),
    // Less than it is worth: the rest is the bank's gift, which is why they are few.
    points: 30,
    stock: 5,
    perPerson: 1,
    opensIn: 1,
    seckill: true,
  },
  {
    itemId: 'tea-towel',
    kind: 'GOODS',
    name: '纯棉茶巾（2条）',
    summary: '快递到家，免运费',
    picture: 'towel',
    terms: SENT_TERMS,
    prize: '',
    ...priced(yuan(18)),
    stock: 300,
    perPerson: 5,
  },
  {
    itemId: 'umbrella',
    kind: 'GOODS',
    name: '折叠雨伞',
    summary: '快递到家，免运费',
    picture: 'umbrella',
    terms: SENT_TERMS,
    prize: '',
    ...priced(yuan(39)),
    stock: 0,
    perPerson: 1,
  },
  {
    itemId: 'rate-coupon',
    kind: 'COUPON',
    name: '定期加息券0.10%',
    summary: '购买定期存款时使用',
    picture: 'coupon',
    terms: ['领取后30天内有效'],
    prize: 'rate10',
    value: ZERO_FEN,
    points: 100,
    stock: 100,
    perPerson: 1,
  },
  {
    itemId: 'school-lunch',
    kind: 'DONATION',
    name: '为山区学校添一份午餐',
    summary: '我行代您捐出一份午餐，由样例公益基金会执行',
    picture: 'bowl',
    terms: ['由样例公益基金会采购并送到受助学校', '捐出后不可退回', '每季度结束后在本页公布捐出的份数'],
    prize: '',
    ...priced(yuan(4)),
    stock: 500,
    perPerson: 10,
  },
]
