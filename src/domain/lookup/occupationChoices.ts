import { OCCUPATIONS } from './occupation'
import { lookupName, lookupTable } from './table'

/**
 * What people call their occupation, under the specification's code for it (§3): the form offers these, the bank gets the
 * code. Which code is ours to choose after GB/T 6565-2015: a shopkeeper serves customers (40000); 80000 is whoever no
 * group has, people without employment among them. No two have the same name, because the form tells them apart by it.
 */
export const OCCUPATION_CHOICES = /*#__PURE__*/ lookupTable(`
  30000 公司职员、文员
  30000 公务员、事业单位职员
  20000 教师、医生、工程师等专业人员
  40000 销售、餐饮、快递、司机等服务人员
  60000 工人、生产制造人员
  40000 个体工商户
  80000 自由职业者
  80000 退休人员
  80000 学生
  80000 料理家务
  80000 待业
  50000 农民、林牧渔业人员
  10000 单位负责人、企业主
  70000 军人
  80000 其他职业
`)

/**
 * The name of an occupation: the one that was chosen; for a code the bank gave, which many choices share, the only choice
 * with this code or else the code's own name.
 * @param chosen '' where only the code is known
 */
export function occupationName(code: string, chosen: string): string | undefined {
  if (chosen !== '') return chosen
  const [only, another] = OCCUPATION_CHOICES.filter((choice) => choice.code === code)
  return only !== undefined && another === undefined ? only.name : lookupName(OCCUPATIONS, code)
}
