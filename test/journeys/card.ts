import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { answerFace, DEBIT_CARD } from './applicant'
import type { Journey, Scene } from './journey'
import { typePassword } from './people'

/** A made-up number with a right check digit, and the number that its bank has of 唐林. */
const NEW_CARD = { cardNo: DEBIT_CARD, mobileNo: '17000000018' }

async function addCard({ driver, bank }: Pick<Scene, 'driver' | 'bank'>): Promise<void> {
  await driver.fill('银行卡号', NEW_CARD.cardNo)
  await driver.see('工商银行 借记卡')
  await driver.fill('银行预留手机号', NEW_CARD.mobileNo)
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(NEW_CARD.mobileNo))
  await driver.tap('我已阅读并同意《银行卡绑定及快捷转账协议》')
  await driver.tap('确认添加')
}

/** Cards of one's own, and of those one pays for. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a card is added, made the first, and the one before removed',
    customer: 'tanglin',
    inChange: { on: 'mini', shows: ['card'] },
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/mybandcard')
      await driver.see('单笔5万')
      await driver.tap('添加银行卡')
      await addCard(scene)
      await driver.see('单笔无限额')
      // The first card stays as long as another isn't first.
      await driver.tap('**** 7004')
      await driver.tap('解绑该卡')
      await driver.see('主卡不能直接解绑')
      await driver.tap('更换主卡')
      await driver.see('当前主卡')
      await driver.tap('工商银行 **** 0125')
      await driver.tap('更换主卡')
      await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('主卡已更换')
      await driver.see('每日最多可转出5000元')
      await driver.open('/mybandcard')
      await driver.tap('**** 7004')
      await driver.tap('解绑该卡')
      await driver.tap('继续解绑')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('解绑成功')
      await driver.see('1张银行卡')
      await driver.tap('查看我的银行卡')
      await driver.see('工商银行')
      await driver.miss('农业银行')
    },
  },
  {
    name: 'a family card is given, by the password, to somebody of that number and name',
    customer: 'lina',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/familyCard')
      await driver.tap('赠送亲情卡')
      await driver.fill('对方手机号', '17000000014')
      await driver.fill('对方姓名', '郭玉兰')
      await driver.tap('对方与您的关系，请选择')
      await driver.tap('母亲')
      await driver.fill('每月额度（元）', '1000')
      await driver.fill('单笔额度（元）', '300')
      await driver.tap('赠送')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('待接受')
      await driver.see('郭** 母亲')
    },
  },
  {
    name: 'a family card is accepted, and paid with up to its limit',
    customer: 'wuqiang',
    inChange: { on: 'h5', shows: ['family'] },
    async run({ driver, bank, arriveSignedIn }) {
      const grantId = 'family-qianduo-wuqiang'
      await arriveSignedIn()
      await driver.open('/familyCard', { tab: 'received' })
      await driver.see('来自钱*')
      expect(await bank.spendFamily({ grantId, amount: 12_000, merchant: '东街菜市场' })).toBe('GrantUnknown')
      await driver.tap('接受')
      await driver.see('使用中')
      expect(await bank.spendFamily({ grantId, amount: 12_000, merchant: '东街菜市场' })).toBeUndefined()
      expect(await bank.spendFamily({ grantId, amount: 50_001, merchant: '东街菜市场' })).toBe('FamilyLimitReached')
      await driver.open('/familyCard', { tab: 'received' })
      await driver.see('本月已用')
      await driver.see('120.00')
      await driver.miss('东街菜市场')
    },
  },
  {
    name: 'whoever gave a family card sees what was paid, and pauses it',
    customer: 'qianduo',
    async run({ driver, bank, arriveSignedIn }) {
      const grantId = 'family-qianduo-sunli'
      await arriveSignedIn()
      expect(await bank.spendFamily({ grantId, amount: 30_000, merchant: '城南体育用品店' })).toBeUndefined()
      await driver.open('/familyCard')
      await driver.tap('孙* 姐妹')
      await driver.see('城南体育用品店')
      await driver.tap('暂停使用')
      await driver.see('恢复使用')
      expect(await bank.spendFamily({ grantId, amount: 100, merchant: '城南体育用品店' })).toBe('GrantUnknown')
    },
  },
]
