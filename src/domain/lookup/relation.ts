import { lookupTable } from './table'

/** Relations 101–112, 201–208, 301–302, 401 (specification §3, codes only: the names and groups are ours). */
export const RELATIONS = /*#__PURE__*/ lookupTable(`
  101 配偶
  102 父亲
  103 母亲
  104 儿子
  105 女儿
  106 兄弟
  107 姐妹
  108 祖父
  109 祖母
  110 外祖父
  111 外祖母
  112 其他亲属
  201 朋友
  202 同事
  203 同学
  204 邻居
  205 师长
  206 合伙人
  207 雇主
  208 雇员
  301 法定监护人
  302 委托代理人
  401 其他
`)
