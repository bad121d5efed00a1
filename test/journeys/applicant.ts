import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { EMBLEM_PHOTO, PHOTO } from '../fixtures/photo'
import type { Driver } from '../drivers/types'
import { until } from '../mini-host/runtime/until'
import type { Scene } from './journey'
import { drawGesture, typePassword } from './people'

const PATIENCE_MS = 15_000

/** 新客户, a person unknown to the bank (sandbox/host/seeding/customers.ts). */
export const NEW_CUSTOMER = 'xinke'
export const NEW_MOBILE = '17000000003'
/** A debit card number with an existing bank's prefix; made up, with a right check digit. */
export const DEBIT_CARD = '6222020000000000125'
export const CREDIT_CARD = '6222300000000011'
export const NEW_PASSWORD = '246813'

const AGREEMENTS = '我已阅读并同意以上协议'

type Walker = Pick<Scene, 'driver' | 'bank'>

/** From the first tap to the phone's page, to which home leads people who aren't registered. */
export async function consentTo(driver: Driver): Promise<void> {
  await driver.see('隐私政策提示')
  await driver.tap('已阅读并同意')
}

export async function verifyPhone({ driver, bank }: Walker, mobileNo = NEW_MOBILE): Promise<void> {
  await driver.see('第1步，共5步')
  await driver.fill('手机号', mobileNo)
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(mobileNo))
  await driver.tap('下一步')
}

/**
 * WeChat asks once a visit before an app may use pictures and files; `there`: what is shown, or a control is
 * called, once the app has them.
 */
export async function allowFiles(driver: Driver, there: string): Promise<void> {
  if (driver.platform !== 'mini') return
  const asked = '用户隐私保护提示'
  const shown = await until(
    async () => {
      const names = (await driver.controls()).map(({ name }) => name)
      return [...(await driver.texts()), ...names].find((text) => text.includes(asked) || text.includes(there))
    },
    () => 'neither the file nor WeChat’s question comes',
    PATIENCE_MS,
  )
  if (shown.includes(asked)) await driver.tap('同意')
}

/** Takes both sides, up to the text to be confirmed. */
export async function photographIdCard(driver: Driver): Promise<void> {
  await driver.see('第2步，共5步')
  await photographBothSides(driver)
}

export async function photographBothSides(driver: Driver): Promise<void> {
  await driver.photo(PHOTO)
  await driver.tap('拍摄人像面')
  await allowFiles(driver, '人像面已上传')
  await driver.see('人像面已上传')
  await driver.photo(EMBLEM_PHOTO)
  await driver.tap('拍摄国徽面')
}

export async function showIdCard(driver: Driver): Promise<void> {
  await photographIdCard(driver)
  await driver.see('请逐项核对')
  await driver.tap('确认无误')
}

/** Chooses what the simulator's page (H5) shall have seen; in the mini-program the simulator decides at once. */
export async function showFace(driver: Driver, seen = '本人，通过'): Promise<void> {
  await driver.see('第3步，共5步')
  await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
  await driver.tap('开始识别')
  await answerFace(driver, seen)
}

export async function answerFace(driver: Driver, seen: string): Promise<void> {
  if (driver.platform !== 'h5') return
  await driver.see('代替人脸识别')
  await driver.tap(seen)
}

export async function tellAboutOneself(driver: Driver): Promise<void> {
  await driver.see('第4步，共5步')
  await fillInPersonalInfo(driver)
  await driver.tap('仅为中国税收居民')
  await driver.tap('本人确认上述信息真实、准确、完整；信息变更时，将在30日内通知银行')
  await driver.tap('下一步')
}

/** The answers to questions that follow each other by themselves, from the occupation to the county. */
const ANSWERS = [
  ...['教师、医生、工程师等专业人员', '教育', '10万元至15万元', '大学本科', '已婚'],
  ...['吉林省', '长春市', '南关区'],
]

export async function fillInPersonalInfo(driver: Driver): Promise<void> {
  await driver.tap('职业，请选择')
  for (const answer of ANSWERS) await driver.tap(answer)
  await driver.fill('详细地址', '人民大街1号2栋301')
}

export async function bindCard({ driver, bank }: Walker, cardNo = DEBIT_CARD): Promise<void> {
  await driver.see('绑定银行卡第5步，共5步')
  await driver.fill('银行卡号', cardNo)
  await driver.see('工商银行 借记卡')
  await driver.fill('银行预留手机号', NEW_MOBILE)
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(NEW_MOBILE))
  await driver.tap(AGREEMENTS)
  await driver.tap('同意协议并绑卡')
}

/** Types on the secure keyboard, whose keys are in another order each time. */
export async function enterDigits(driver: Driver, asked: string, digits: string): Promise<void> {
  await driver.see(asked)
  for (const [index, digit] of [...digits].entries()) {
    if (index > 0) await driver.see(`已输入${index}位`)
    await driver.tap(digit)
  }
}

export async function choosePassword(driver: Driver, password = NEW_PASSWORD): Promise<void> {
  await enterDigits(driver, '请设置支付密码', password)
  await enterDigits(driver, '请再次输入支付密码', password)
}

/** What is left where the password was set before the agreements were ticked. */
export async function agreeAndOpen(driver: Driver): Promise<void> {
  await driver.see('签署协议第5步，共5步')
  await driver.tap(AGREEMENTS)
  await driver.tap('同意协议并开户')
}

/** From the page that says the account is open. */
export async function setFirstGesture({ driver }: Pick<Scene, 'driver'>, password = NEW_PASSWORD): Promise<void> {
  await driver.tap('设置手势密码')
  await drawFirstGesture(driver, password)
}

/** Draws it twice and confirms it by the payment password. */
export async function drawFirstGesture(driver: Driver, password: string): Promise<void> {
  await driver.see('至少连接4个点')
  await drawGesture(driver, DEMO_GESTURE)
  await driver.see('请再次绘制')
  await drawGesture(driver, DEMO_GESTURE)
  await typePassword(driver, password)
}

/** From the ID card to the payment password, with which the application is handed in, with default data. */
export async function fillInEverything({ driver, bank }: Walker): Promise<void> {
  await showIdCard(driver)
  await showFace(driver)
  await tellAboutOneself(driver)
  await bindCard({ driver, bank })
  await choosePassword(driver)
}

/** All steps, from the link to the page that says the account is open. */
export async function openAnAccount({
  driver,
  bank,
  arrive,
}: Pick<Scene, 'driver' | 'bank' | 'arrive'>): Promise<void> {
  await arrive()
  await consentTo(driver)
  await verifyPhone({ driver, bank })
  await fillInEverything({ driver, bank })
  await driver.see('开户成功', 30_000)
}
