import { foldedName as plain } from '../people/names'

/** Whether it says anything of anybody. */
export const isName = (name: string): boolean => plain(name) !== ''

/** What is said of a person besides a name and a number: it tells nobody from another. */
const ROLES =
  /(?:工号|编号|号码|客服|消保|专员|坐席|座席|柜员|柜台|客户|大堂|值班|经理|主管|主任|行长|人员|员工|同志|先生|女士|小姐|老师|姓|的|号|员|老|小)/gu

/** The numbers in what somebody wrote, without the zeros that a register puts before them. */
const numbersIn = (name: string): readonly string[] =>
  (plain(name).match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ''))

/** The names in it: what is left between numbers and signs once roles are taken away. Blanks may stand within a name. */
const namesIn = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}·]/gu, '')
    .replace(ROLES, '')
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')

const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/**
 * Whether two ways to call a clerk may mean the same person. Customers know a name, a number, or both, and write them with
 * signs, blanks and titles around: numbers are compared with numbers and names with names, and a part of a name is enough.
 * Rather one clerk too many is kept from a complaint than the one complained of sees it.
 */
export function mayBeSameClerk(one: string, other: string): boolean {
  if (!isName(one) || !isName(other)) return false
  if (isPart(plain(one), plain(other))) return true
  const numbers = numbersIn(other)
  if (numbersIn(one).some((digits) => numbers.includes(digits))) return true
  const names = namesIn(other)
  return namesIn(one).some((name) => names.some((known) => isPart(name, known)))
}
