const NAMES =
  '汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺'

/** The 56 nationalities as printed on ID cards (GB/T 3304-1991, in its order). */
export const NATIONS: readonly string[] = /*#__PURE__*/ NAMES.split(' ')

/** As customers read and type it, 汉族, of the name printed on ID cards, 汉; anything else stays as it is. */
export const nationName = (printed: string): string => (NATIONS.includes(printed) ? `${printed}族` : printed)

/** The name printed on ID cards, 汉, of 汉族 or 汉; undefined for no nationality. */
export function nationOf(typed: string): string | undefined {
  const name = typed.trim().replace(/族$/, '')
  return NATIONS.includes(name) ? name : undefined
}
