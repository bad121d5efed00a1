import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { answerFace, fillInPersonalInfo, photographBothSides } from './applicant'
import type { Journey, Scene } from './journey'
import { drawGesture, typePassword } from './people'
import { confirmPurchase } from './order'

const CONSENT = '我已阅读并单独同意《人脸信息处理授权书》'
const PASSED = '本人，通过'

type Walker = Pick<Scene, 'driver' | 'bank'>

/** Signed in, up to the prompt that keeps the customer from a purchase. */
async function wantsToBuy({ driver, arriveSignedIn }: Scene, prompt: string): Promise<void> {
  await arriveSignedIn()
  await driver.open('/ProductBuy', { productType: '20194' })
  await driver.see(prompt)
}

async function showFace(driver: Driver, seen = PASSED): Promise<void> {
  await driver.tap(CONSENT)
  await driver.tap('开始识别')
  await answerFace(driver, seen)
}

/** From the page of the ID card to the result: face, both sides, confirmed. */
async function renewIdCard(driver: Driver): Promise<void> {
  await driver.tap('开始办理')
  await showFace(driver)
  await driver.tap('下一步：拍摄身份证')
  await photographBothSides(driver)
  await driver.see('请逐项核对')
  await driver.tap('确认提交')
  await driver.see('身份证已更新')
}

/** Back on the page the customer wanted, without any prompt, and the bank accepts the purchase. */
async function buys(driver: Driver, prompt: string): Promise<void> {
  await driver.tap('继续办理')
  await driver.see('存入金额')
  await driver.miss(prompt)
  await confirmPurchase(driver, '立即存入', '存入金额', '100')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see('存入成功', 15_000)
}

async function wakeAccount({ driver, bank }: Walker, mobileNo: string): Promise<void> {
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(mobileNo))
  await driver.tap('激活账户')
  await driver.see('账户激活成功')
}

async function chooseCountry(driver: Driver, field: string, name: string): Promise<void> {
  await driver.tap(`${field}，请选择`)
  await driver.fill(`搜索${field}`, name)
  await driver.tap(name)
}

/** Ticks the declaration and confirms the statement by the password. */
async function declare(driver: Driver): Promise<void> {
  await driver.tap('本人确认上述信息真实、准确、完整；信息变更时，将在30日内通知银行')
  await driver.tap('提交声明')
  await typePassword(driver, DEMO_PASSWORD)
}

/** Keeping identity data up to date: where the prompts of §4 and §8 lead, and the way back. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'an ID card about to expire is put off once, then renewed, and the purchase goes on without a prompt',
    customer: 'wuqiang',
    async run(scene) {
      const { driver } = scene
      await wantsToBuy(scene, '即将到期')
      await driver.tap('稍后再说')
      await driver.miss('去更新')
      await driver.see('存入金额')
      // The next time the app is opened it is asked again; a browser opens it anew at each address.
      if (driver.platform === 'mini') {
        await driver.restart('/')
        await driver.see('请绘制手势密码')
        await drawGesture(driver, DEMO_GESTURE)
        await driver.see('总资产')
      }
      await driver.open('/ProductBuy', { productType: '20194' })
      await driver.tap('去更新')
      await renewIdCard(driver)
      await buys(driver, '去更新')
    },
  },
  {
    name: 'an expired ID card leaves only its renewal, after which the purchase is possible',
    customer: 'xumin',
    inChange: { on: 'h5', shows: ['identity'] },
    async run(scene) {
      const { driver } = scene
      await wantsToBuy(scene, '身份证已过期')
      await driver.miss('稍后再说')
      await driver.tap('去更新')
      await driver.see('您的身份证已过期')
      await renewIdCard(driver)
      await buys(driver, '去更新')
    },
  },
  {
    name: 'a missing image is completed, and the purchase is possible',
    customer: 'chenjing',
    async run(scene) {
      const { driver } = scene
      await wantsToBuy(scene, '我行将开展个人客户信息完善工作')
      await driver.tap('去完善')
      await driver.see('影像缺失')
      await driver.tap('补充身份证影像')
      await driver.see('影像缺失，请重新拍摄补充')
      await renewIdCard(driver)
      await buys(driver, '去完善')
    },
  },
  {
    name: 'an account that only receives pays again once the information is complete',
    customer: 'yangming',
    async run(scene) {
      const { driver } = scene
      await wantsToBuy(scene, '客服95396')
      await driver.tap('确定')
      await driver.open('/')
      await driver.tap('个人信息待完善')
      await driver.see('待完善')
      await driver.tap('完善个人信息')
      await driver.tap('提交')
      await driver.see('请选择')
      await fillInPersonalInfo(driver)
      await driver.tap('提交')
      await driver.see('个人信息已完善')
      await driver.open('/ProductBuy', { productType: '20194' })
      await driver.see('存入金额')
      await confirmPurchase(driver, '立即存入', '存入金额', '100')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
    },
  },
  {
    name: 'a dormant account is woken by face and code, and the purchase is possible',
    customer: 'zhaolei',
    async run(scene) {
      const { driver } = scene
      await wantsToBuy(scene, '已暂停线上交易')
      await driver.tap('去激活')
      await driver.see('待激活')
      await driver.tap('激活账户')
      await showFace(driver)
      await driver.see('短信验证码')
      await wakeAccount(scene, '17000000008')
      await buys(driver, '去激活')
    },
  },
  {
    name: 'a face that isn’t the customer’s may be shown again, and there is another way',
    customer: 'zhouting',
    async run({ driver, bank, arriveSignedIn }) {
      await bank.simulate({ customer: 'zhouting', service: 'face', outcome: 'otherFace' })
      await arriveSignedIn()
      await driver.open('/EditeIdCard', { acctStatus: 'IM' })
      await driver.tap('激活账户')
      await driver.tap('开始识别')
      await driver.see('请先勾选协议')
      await showFace(driver, '不是本人')
      await driver.see('未能确认是您本人')
      await driver.tap('查看其他办理方式')
      await driver.see('携带本人身份证到我行营业网点办理')
      await driver.tap('知道了')
      await bank.simulate({ customer: 'zhouting', service: 'face', outcome: 'pass' })
      await driver.tap('重新识别')
      await answerFace(driver, PASSED)
      await driver.see('人脸识别通过')
      await wakeAccount({ driver, bank }, '17000000009')
    },
  },
  {
    name: 'a tax residency is declared anew, changed, questioned, explained, and accepted by a person',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/taxIndex')
      await driver.see('有效')
      await driver.tap('更新声明')
      await driver.tap('提交声明')
      await driver.see('请选择您的税收居民身份')
      await driver.tap('仅为中国税收居民')
      await declare(driver)
      await driver.see('有效')
      await driver.tap('更新声明')
      await driver.tap('仅为非居民')
      await driver.fill('姓（英文或拼音）', 'LI')
      await driver.fill('名（英文或拼音）', 'NA')
      await chooseCountry(driver, '出生国家（地区）', '中国')
      await driver.fill('出生城市', '沈阳')
      await driver.fill('现居地址', '新加坡示例路8号')
      await chooseCountry(driver, '税收居民国（地区）', '新加坡')
      await driver.fill('识别号', '12345')
      await driver.tap('提交声明')
      await driver.see('请按该国（地区）的格式填写')
      await driver.fill('识别号', 'S1234567D')
      await declare(driver)
      await driver.see('待说明')
      await driver.see('以前的声明')
      await driver.fill('说明', '常年在新加坡工作生活')
      await driver.tap('提交说明')
      await driver.see('您的说明已提交')
      const review = (await bank.reviews()).find(({ title }) => title === '税收居民身份声明说明')
      await bank.review(review?.recordNo ?? '', true)
      await driver.open('/systemMsg')
      await driver.see('审核已通过')
      await driver.open('/taxIndex')
      await driver.see('*****567D')
      await driver.miss('待说明')
    },
  },
]
