import { expectDone, PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { CALLS } from '@/contract/calls'
import { agreeAndOpen, consentTo, NEW_CUSTOMER, NEW_MOBILE, setFirstGesture } from './applicant'
import type { Journey } from './journey'

/** A campaign from its link to its reward, and what happens to it under a customer's finger. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a link leads a new customer to an account, back to its campaign and to the first reward after tax',
    customer: NEW_CUSTOMER,
    inChange: { on: 'mini', shows: ['campaign'] },
    async run({ driver, arrive, applicant }) {
      await arrive('/promotionDetail', { actId: 'newcomerGift' })
      await driver.see('1.88元，代扣个税0.38元')
      await driver.tap('登录或开户后参加')
      await consentTo(driver)
      await driver.see('第1步，共5步')
      await (await applicant(NEW_MOBILE)).upTo('password')
      await arrive('/promotionDetail', { actId: 'newcomerGift' })
      await driver.tap('继续开户后参加')
      await agreeAndOpen(driver)
      await driver.see('开户成功', 30_000)
      await setFirstGesture({ driver }, PASSWORD)
      await driver.tap('参加活动')
      await driver.see('已参加')
      await driver.tap('我的奖励')
      await driver.tap('领取开户红包')
      await driver.see('已放入红包余额')
      await driver.tap('知道了')
      await driver.see('已发放')
      await driver.see('1.50元')
    },
  },
  {
    name: 'a campaign that is paused under the finger says so, takes nobody in, and honours what was earned',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/promotionDetail', { actId: 'weeklyLearn' })
      await bank.moveCampaign('weeklyLearn', 'pause')
      await driver.tap('参加活动')
      await driver.see('活动未开始、已暂停或已结束')
      await driver.see('已暂停')
      await driver.miss('已参加')
      await bank.moveCampaign('weeklyLearn', 'resume')
      await driver.open('/promotionIndex')
      await driver.tap('学金融知识，领红包')
      await driver.tap('参加活动')
      await driver.see('已参加')
      await driver.tap('我的奖励')
      await driver.see('领取')
      await bank.moveCampaign('weeklyLearn', 'pause')
      await driver.tap('领取报名红包')
      await driver.see('已放入红包余额')
      await driver.tap('知道了')
      await driver.seeNew('已发放')
    },
  },
  {
    name: 'what was promised is paid although the last piece is gone, and nobody after that is promised anything',
    customer: 'lina',
    async run({ driver, arriveSignedIn, other }) {
      const actId = 'insuredReader'
      await arriveSignedIn()
      await driver.open('/promotionDetail', { actId })
      await driver.see('剩余2份')
      await driver.tap('参加活动')
      await driver.see('已参加')
      const [last, late] = [await other('heqi'), await other('yinxue')]
      const { rulesVersion } = expectDone(await last.call(CALLS.queryCampaign, { actId }))
      expectDone(await last.call(CALLS.joinCampaign, { actId, rulesVersion }))
      const refused = await late.call(CALLS.joinCampaign, { actId, rulesVersion })
      if (refused.ok) throw new Error('a third person was promised one of two')
      await driver.open('/promotionIndex')
      await driver.tap('存款保险知多少')
      await driver.see('进行中，奖励已送完')
      await driver.tap('我的奖励')
      await driver.tap('领取限量红包')
      await driver.see('已放入红包余额')
      await driver.tap('知道了')
      await driver.see('已发放')
    },
  },
]
