import { lookupTable } from './table'

/** Occupation categories 10000–80000 (specification §3): the major groups of GB/T 6565-2015. */
export const OCCUPATIONS = /*#__PURE__*/ lookupTable(`
  10000 党的机关、国家机关、群众团体和社会组织、企事业单位负责人
  20000 专业技术人员
  30000 办事人员和有关人员
  40000 社会生产服务和生活服务人员
  50000 农、林、牧、渔业生产及辅助人员
  60000 生产制造及有关人员
  70000 军人
  80000 不便分类的其他从业人员
`)
