const UNITS = '到期|积分|分钟|小时|个月|可用|有效|元|张|天|次|人|份|条|种|笔|项|秒|年|月|日|名|%'
const FIGURES = `(?:(?:[+¥满减]|剩余|还差|每天|抵扣|到期奖励)?\\d[\\d,.:/]*(?:${UNITS})+)+`
/** The short name of a product in quotes, terms in words, days of the week, levels of risk, the end of an account’s number behind its mask, and how many there are, in brackets. */
const WHOLE = String.raw`“[^”]{1,8}”|[一二两三四五六七八九十]+(?:个月|年|天)|星期[一二三四五六日]|评级R\d|\*{4} \d{4}|（\d+笔）|选填）`
/** Words of a bank, of which those stand first that begin with another. */
const WORDS = [
  '到期预计利息|及以上可用|有限公司|永久居留|工作人员|立减券|存钱罐|工作日|节假日|手机号|身份证|验证码|怎么来|怎么取|怎么办|投资须谨慎',
  '办理|处理|本金|本人|本行|产品|存款|到期|短信|付款|个人|更换|工作|公司|购买|归还|挂失|计入|计算|计息|奖励|交易|解绑',
  '登录|成功|设备|异常时|损失|储蓄|金额|居民|理财|利率|利息|领取|密码|免费|屏幕|全部|人脸|申购|收益|收款|赎回|提供|停止|退回|网点|享有|协议|信息',
  '到账|方式|单笔最.|最多|合计|食品|确认|测验|冻结|发送|验证|银行|余额|预计|诈骗|账户|账号|支付|支取|知识|重新|注销|转出|转入|转账|资金|资料|自动|致电',
].join('|')
/** Never begins a line, also where a clause is longer than one: it stays with what it ends. */
const STOP = '[，、；：。？！]'
const WHOLE_PIECES = new RegExp(`(?:${FIGURES}|${WHOLE}|${WORDS})${STOP}?|\\S${STOP}`, 'g')

/** A piece of a text: a word, a figure with its unit, or what is between two. */
export interface Piece {
  readonly text: string
  readonly isWhole: boolean
}

/** A text in pieces, of which words, figures with their units and ends of numbers must not be broken, nor a stop from what it ends. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: whole, index } of text.matchAll(WHOLE_PIECES)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isWhole: false })
    pieces.push({ text: whole, isWhole: true })
    at = index + whole.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isWhole: false })
  return pieces
}
