/** Why events say nothing of a field, not even that it had the focus. */
type Untold = 'a card' | 'a code' | 'a paper'

/**
 * Every text field of the pages whose fields are followed, by its label (without the number of a repeated one): its name
 * in usage events, or why they say nothing of it. No event names a field that isn't in this list.
 */
export const TEXT_FIELDS = {
  手机号: { name: 'mobileNo' },
  短信验证码: { untold: 'a code' },
  姓名: { untold: 'a paper' },
  身份证号: { untold: 'a paper' },
  民族: { untold: 'a paper' },
  住址: { untold: 'a paper' },
  签发机关: { untold: 'a paper' },
  '单位名称（选填）': { name: 'employer' },
  详细地址: { name: 'address' },
  联系人姓名: { name: 'contactName' },
  联系人手机号: { name: 'contactMobile' },
  '姓（英文或拼音）': { name: 'surname' },
  '名（英文或拼音）': { name: 'givenName' },
  出生城市: { name: 'birthPlace' },
  现居地址: { name: 'currentAddress' },
  // A number that identifies the customer, as an ID card's does.
  识别号: { untold: 'a paper' },
  未能取得的原因: { name: 'explanation' },
  银行卡号: { untold: 'a card' },
  银行预留手机号: { name: 'reservedMobileNo' },
} as const satisfies Readonly<Record<string, { readonly name: string } | { readonly untold: Untold }>>

const TOLD: ReadonlySet<string> = new Set(
  Object.values(TEXT_FIELDS).flatMap((field) => ('name' in field ? [field.name] : [])),
)

/** Whether usage events may say that a field of this name had the focus. */
export const isToldField = (name: string): boolean => TOLD.has(name)
