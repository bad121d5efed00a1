import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addMonths } from '@/domain/dates/calendarMonths'
import { day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { fail, ok } from '@/domain/result'
import { ageOn, idCardCheckDigit } from '@/domain/validation/idCard'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { DEMO_CUSTOMERS } from '../seeding/customers'
import { demoIdCardNo, madeUpIdCardNo } from '../seeding/idCards'
import { outcomeFor } from './choices'
import type { SimulatorOutcome } from './choices'
import type { OcrService, RecognisedIdCard } from '@sandbox/kernel/services'
import { demoCustomerId, demoOpenId } from '../seeding/people'

interface Person {
  readonly name: string
  readonly idCardNo: string
  readonly birth: Day
}

const SURNAMES = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
const GIVEN = ['一诺', '子涵', '欣怡', '浩然', '雨桐', '梓萱', '思远', '明轩', '佳宁', '嘉懿', '晓东', '雪梅']

/** A made-up person derived from the customer's id, so always the same one. */
function madeUpPerson(customerId: string): Person {
  const seed = createHash('sha256').update(customerId).digest()
  const at = (index: number, size: number): number => (seed[index] ?? 0) % size
  const birth = day(String((1975 + at(0, 30)) * 10_000 + (1 + at(1, 12)) * 100 + 1 + at(2, 28)))
  const name = `${SURNAMES[at(3, SURNAMES.length)] ?? '王'}${GIVEN[at(4, GIVEN.length)] ?? '一诺'}`
  return { name, birth, idCardNo: madeUpIdCardNo(birth, seed.readUInt16BE(5) % 1_000) }
}

/** The console's named person who has this phone, or a made-up one; never the data the bank has on record. */
async function personOf(on: Queryable, customerId: string): Promise<Person> {
  const { wechatIdentities } = schema
  const phones = await on
    .select({ openId: wechatIdentities.openId })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.customerId, customerId))
  const demo = DEMO_CUSTOMERS.find(({ key }) => phones.some(({ openId }) => openId === demoOpenId(key)))
  return demo ? { name: demo.name, idCardNo: demoIdCardNo(demo), birth: day(demo.birth) } : madeUpPerson(customerId)
}

/** The longest term in years of a card issued at an age; 0 is 长期. */
const termYears = (age: number): number => (age >= 46 ? 0 : age >= 26 ? 20 : age >= 16 ? 10 : 5)

interface Issue {
  readonly from: Day
  /** 0 is 长期. */
  readonly years: number
}

function cardOf({ name, idCardNo, birth }: Person, { from, years }: Issue): RecognisedIdCard {
  const sequence = Number(idCardNo.charAt(16))
  return {
    name,
    idCardNo,
    sex: sequence % 2 === 1 ? '男' : '女',
    nation: '汉',
    birth,
    address: '演示省演示市样例区样例路1号',
    authority: '演示市公安局样例分局',
    validFrom: from,
    validUntil: years === 0 ? '' : addMonths(from, years * 12),
    longTerm: years === 0,
  }
}

const withWrongCheckDigit = (idCardNo: string): string => {
  const right = idCardCheckDigit(idCardNo.slice(0, 17))
  return idCardNo.slice(0, 17) + (right === '1' ? '2' : '1')
}

const YEARS = 12

/** The card that each choice shows, for the person who shows it. */
function chosenCard(chosen: SimulatorOutcome<'ocr'>, person: Person, today: Day): RecognisedIdCard {
  const aged = (years: number): Person => {
    const birth = addMonths(today, -years * YEARS)
    return { name: person.name, birth, idCardNo: madeUpIdCardNo(birth, Number(person.idCardNo.slice(14, 17))) }
  }
  const lastMonth = addMonths(today, -1)
  const usual = { from: lastMonth, years: termYears(ageOn(person.birth, lastMonth)) }
  switch (chosen) {
    case 'expired':
      return cardOf(person, { from: addMonths(today, -61), years: 5 })
    // Older than those that named customers have on record, as one that they have lost.
    case 'older':
      return cardOf(person, { from: addMonths(today, -11 * YEARS), years: 20 })
    case 'under16':
      return cardOf(aged(15), { from: lastMonth, years: 5 })
    case 'longTerm':
      return cardOf(aged(60), { from: lastMonth, years: 0 })
    case 'wrongCheckDigit':
      return cardOf({ ...person, idCardNo: withWrongCheckDigit(person.idCardNo) }, usual)
    case 'minority':
      return { ...cardOf({ ...person, name: '买买提·艾力' }, usual), nation: '维吾尔' }
    case 'rare':
      return cardOf({ ...person, name: '王㛃𠮷' }, usual)
    default:
      return cardOf(person, usual)
  }
}

/**
 * Stands in for a reader of ID cards. It reads neither the pictures nor the bank's records: it makes up a card for the
 * customer, the same each time, and says so (`demo`). The console can choose a card that is refused or can't be read.
 */
export const sandboxOcr: OcrService = {
  demo: true,
  async recognise(on, { customerId, today }) {
    const chosen = await outcomeFor(on, customerId, 'ocr')
    if (chosen === 'blurred' || chosen === 'wrongSide' || chosen === 'unavailable') return fail(chosen)
    const whose = chosen === 'taken' ? demoCustomerId('zhangwei') : customerId
    return ok(chosenCard(chosen, await personOf(on, whose), today))
  },
}
