import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { answerFace } from './applicant'
import type { Journey, Scene } from './journey'
import { typePassword } from './people'

type Leaver = Pick<Scene, 'driver' | 'bank'>

const READY = '没有未办结的事项，可以办理注销'

/** Money out for the first time, which warns of fraud. */
async function sendOut(driver: Driver): Promise<void> {
  await driver.open('/AccountTurnOut')
  await driver.fill('转出金额', '100')
  await driver.tap('立即转出')
  await driver.tap('是本人意愿，继续')
  await driver.tap('确认转出')
  await typePassword(driver, DEMO_PASSWORD)
}

async function showFace({ driver }: Pick<Scene, 'driver'>): Promise<void> {
  await driver.see('注销账户前需确认是您本人')
  await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
  await driver.tap('开始识别')
  await answerFace(driver, '本人，通过')
  await driver.see('身份已确认')
}

/** The last step; the account with this much money is asked to be closed after it. */
async function giveCodeAndPassword({ driver, bank }: Leaver, mobileNo: string, payout: string): Promise<void> {
  await driver.see('身份已确认')
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(mobileNo))
  await driver.tap('下一步')
  await driver.see('账户注销后不能恢复')
  await driver.see(payout)
  await driver.tap('转出并注销')
  await typePassword(driver, DEMO_PASSWORD)
}

/** Nobody is signed in, and WeChat’s person is a stranger who may open another account. */
async function beStranger({ driver }: Pick<Scene, 'driver'>): Promise<void> {
  await driver.restart('/')
  await driver.see('隐私政策提示')
  await driver.tap('已阅读并同意')
  await driver.see('第1步，共5步')
}

/** Closing the account: to its end, and to each place where it stops before. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'what keeps an account open leads to where it is settled, and then the account may be closed',
    customer: 'songjia',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await bank.simulate({ customer: 'songjia', service: 'nextTransfer', outcome: 'timeoutThenYes' })
      await sendOut(driver)
      await driver.see('处理中')
      await driver.open('/logoutAccountIndex')
      await driver.see('还有1项需要先办理')
      await driver.miss('注销原因')
      await driver.tap('处理中的转账')
      await driver.tap('处理中')
      await driver.see('100.00')
      await bank.move('hour')
      await driver.open('/logoutAccountIndex')
      await driver.see(READY)
    },
  },
  {
    name: 'an account is closed: its money is on the card, the receipt shows it, and nobody is signed in',
    customer: 'songjia',
    inChange: { on: 'mini', shows: ['closure'] },
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/logoutAccountIndex')
      await driver.see(READY)
      await driver.tap('很少使用')
      await driver.tap('继续')
      await driver.see('23,458.08')
      await driver.tap('确认，下一步')
      await showFace(scene)
      await giveCodeAndPassword(scene, '17000000046', '23,458.08')
      await driver.see('账户已注销')
      await driver.see('注销编号')
      await driver.see('23,458.08')
      await driver.see('农业银行 **** 6003')
      await driver.tap('返回首页')
      await driver.miss('注销编号')
      await beStranger(scene)
    },
  },
  {
    name: 'a payout that the card’s bank refuses leaves the account open, says why, and closing begins anew',
    customer: 'fengtao',
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await bank.simulate({ customer: 'fengtao', service: 'nextTransfer', outcome: 'refuseClosed' })
      await driver.open('/logoutAccountIndex')
      await driver.tap('继续办理')
      await giveCodeAndPassword(scene, '17000000043', '888.05')
      await driver.see('注销未完成')
      await driver.see('资金已退回账户')
      await driver.tap('重新办理')
      await driver.see('上次注销未完成')
      await driver.tap('继续')
      await driver.see('888.05')
      await driver.tap('确认，下一步')
      await driver.see('注销账户前需确认是您本人')
    },
  },
  {
    name: 'a payout that nobody answers for is waited for, can’t be called off, and closes the account once it has arrived',
    customer: 'hanmei',
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/logoutAccountIndex')
      await driver.see('资金正在转至主卡')
      await driver.miss('撤回注销')
      await driver.tap('查看进度')
      await driver.see('资金转出中')
      await driver.see('350.52')
      await bank.clarifyPayout(true)
      await bank.move('hour')
      await driver.see('账户已注销', 40_000)
      await beStranger(scene)
    },
  },
  {
    name: 'a closing whose owner was seen is called off, and money moves again',
    customer: 'dongjie',
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/logoutAccountIndex')
      await driver.tap('继续办理')
      await showFace(scene)
      await driver.tap('撤回注销')
      await driver.see('确定撤回注销吗')
      await driver.tap('撤回注销')
      await driver.see(READY)
      await sendOut(driver)
      await driver.see('已到账')
    },
  },
  {
    name: 'what comes while a closing is begun is shown where it stands, and the closing is called off for it',
    customer: 'fengtao',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/logoutAccountIndex')
      await driver.tap('继续办理')
      await driver.see('获取验证码')
      await bank.freeze({ mobileNo: '17000000043', asked: 10_000, days: 3 })
      await driver.open('/logoutAccountIndex')
      await driver.see('冻结资金')
      await driver.open('/logoutAccountPhoneNum')
      await driver.see('有1项需要先办理')
      await driver.miss('获取验证码')
      await driver.tap('撤回注销')
      await driver.see('确定撤回注销吗')
      await driver.tap('撤回注销')
      await driver.see('还有1项需要先办理')
      await driver.see('重新检查')
    },
  },
  {
    name: 'a person decides in place of a face: a yes leads on, a no leaves the account open and says why',
    customer: 'xiean',
    async run({ driver, bank, arriveSignedIn }) {
      const decide = async (approve: boolean) => {
        for (const { recordNo, title } of await bank.reviews())
          if (title.includes('注销')) await bank.review(recordNo, approve)
        await driver.open('/')
        await driver.open('/logoutAccountIndex')
      }
      await arriveSignedIn()
      await driver.open('/logoutAccountIndex')
      await driver.tap('继续办理')
      await driver.see('人工审核中')
      await decide(true)
      await driver.tap('继续办理')
      await driver.see('身份已确认')
      await driver.tap('撤回注销')
      await driver.see('确定撤回注销吗')
      await driver.tap('撤回注销')
      await driver.see(READY)
      await driver.tap('继续')
      await driver.tap('确认，下一步')
      await driver.tap('不使用人脸，改用人工审核')
      await driver.see('人工审核中')
      await decide(false)
      await driver.see('人工审核未能确认是您本人')
      await driver.open('/logoutAccountResult')
      await driver.see('注销未完成')
      await driver.see('账户可以继续使用')
    },
  },
  {
    name: 'a closing that was handed in waits for the card’s bank, and is done once it can be reached',
    customer: 'dengfei',
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/logoutAccountIndex')
      await driver.see('撤回注销')
      await driver.tap('继续办理')
      await driver.see('等待办理')
      await bank.simulate({ customer: 'dengfei', service: 'card', outcome: 'match' })
      // The payout is begun with one round of the bank's work, and answered with the next.
      await bank.move('hour')
      await bank.move('hour')
      await driver.see('账户已注销', 70_000)
      await driver.see('735.04')
      await beStranger(scene)
    },
  },
  {
    name: 'an account that something came to block while its money was on the way stays open, and says why',
    customer: 'lvrong',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/logoutAccountResult')
      await driver.see('注销未完成')
      await driver.see('冻结资金')
      await driver.tap('重新办理')
      await driver.see('上次注销未完成：账户有未办结的事项')
      await driver.tap('冻结资金')
      await driver.see('350.50')
      expect(await driver.currentRoute()).toBe('/FrozenAmountLists')
    },
  },
]
