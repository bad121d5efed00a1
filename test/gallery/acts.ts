import type { SampleAct } from '@/routes/row'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { answerFace, DEBIT_CARD } from '../journeys/applicant'
import { drawGesture } from '../journeys/people'
import { askCashPlan, beTaxedAbroad, OPENINGS, pickPictures, readIdCard } from './openings'

/** Shows a face that the service refuses. */
async function failFace(driver: Driver): Promise<void> {
  await driver.tapIfThere('我已阅读并单独同意')
  await driver.tap('开始识别')
  await answerFace(driver, '不是本人')
  await driver.see('未能确认是您本人')
}

async function typeCard(driver: Driver): Promise<void> {
  await driver.fill('银行卡号', DEBIT_CARD)
  await driver.see('工商银行 借记卡')
}

/** The page shows the application's state once the bank has answered. */
const seeProgress = (driver: Driver): Promise<void> => driver.miss('等待中')

/** Goes on without the word that it takes. */
async function leaveUnticked(driver: Driver): Promise<void> {
  await driver.tap('同意并前往')
  await driver.see('请先勾选协议')
}

/** Another card chosen to be the first, up to the face that it takes. */
async function firstCardFace(driver: Driver): Promise<void> {
  await driver.tap('工资卡')
  await driver.tap('更换主卡')
  await driver.see('开始识别')
}

/** A search that finds nothing. */
async function searchNoBank(driver: Driver): Promise<void> {
  await driver.fill('搜索银行', '火星')
  await driver.see('没有找到')
}

/** The effect of another way at maturity. */
async function renewAll(driver: Driver): Promise<void> {
  await driver.tap('本息续存')
  await driver.see('续存金额')
}

/** The interest of a deposit that is kept. */
async function interestAtEnd(driver: Driver): Promise<void> {
  await driver.tap('持有到期')
  await driver.see('到期预计利息')
}

/** The effect of a family card that is about to be given. */
async function typeGrant(driver: Driver): Promise<void> {
  await driver.fill('每月额度（元）', '1500')
  await driver.fill('单笔额度（元）', '300')
  await driver.see('您每月最多支付')
}

/** The present gesture is given; the new one is asked for. */
async function oldGesture(driver: Driver): Promise<void> {
  await drawGesture(driver, DEMO_GESTURE)
  await driver.see('请绘制新的手势密码')
}

/** A device about to be taken away: the payment password it takes. */
async function revokeDevice(driver: Driver): Promise<void> {
  await driver.tap('移除Windows电脑')
  await driver.see('请输入支付密码')
}

/** A log-in about to be reported: what follows from it. */
async function disown(driver: Driver): Promise<void> {
  await driver.tap('不是我')
  await driver.see('退出其他设备')
}

/** A person in place of the face: the code it takes. */
async function askReview(driver: Driver): Promise<void> {
  await driver.tap('不使用人脸，改用人工审核')
  await driver.see('提交申请')
}

/** What stops and what doesn't, once a phone is what was lost. */
async function chooseLoss(driver: Driver): Promise<void> {
  await driver.tap('手机（')
  await driver.see('担心钱被转走')
}

/** A search by pinyin initials. */
async function searchHelp(driver: Driver): Promise<void> {
  await driver.fill('搜索帮助', 'zfmm')
  await driver.see('忘记支付密码怎么办')
}

/** What a route's sample says is done on its page (src/routes/row.ts). */
export const ACTS: Readonly<Record<SampleAct, (driver: Driver) => Promise<void>>> = {
  readIdCard,
  failFace,
  typeCard,
  beTaxedAbroad,
  seeProgress,
  leaveUnticked,
  firstCardFace,
  searchNoBank,
  renewAll,
  interestAtEnd,
  lackMoney: async (driver) => {
    await driver.fill('转出金额', '49000')
    await driver.see('还差22,213.06元')
  },
  lackToBuy: async (driver) => {
    await driver.fill('存入金额', '300000')
    await driver.see('还差273,213.06元')
  },
  cashPlan: (driver) => askCashPlan(driver, '275000'),
  cashMissing: (driver) => askCashPlan(driver, '9000000'),
  typeGrant,
  oldGesture,
  askReview,
  chooseLoss,
  revokeDevice,
  disownLogin: disown,
  searchHelp,
  pickPictures,
  ...OPENINGS,
}
