import { expectDone, PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { CALLS } from '@/contract/calls'
import jsQR from 'jsqr'
import type { Driver } from '../drivers/types'
import { readPng } from '../fixtures/png'
import { consentTo, drawFirstGesture, NEW_CUSTOMER, NEW_MOBILE } from './applicant'
import type { Journey } from './journey'

/** Where the code in a picture leads. */
function addressIn(base64: string): URL {
  const { data, width, height } = readPng(base64)
  const read = jsQR(data, width, height)
  if (!read) throw new Error('the picture has no code that can be read')
  return new URL(read.data)
}

/** Fills in an appointment on the first day that is offered, and asks for it. */
async function book(driver: Driver, topic: string, part: string): Promise<void> {
  await driver.tap('事项')
  await driver.tap(topic)
  await driver.tap('日期')
  await driver.tap('星期')
  await driver.tap('时段')
  await driver.tap(part)
  await driver.tap('同意接待的工作人员看到我的姓氏、预约事项和时间')
  await driver.tap('提交预约')
}

/** Invitations, and a clerk's shop and commissions. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'who applies to promote while the bank lets people reads what commissions there are and how they are settled',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['commission', 'referral'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/kolApply')
      await driver.see('暂不开放合作推广')
      await bank.flag('kolEnabled', '1')
      await driver.open('/')
      await driver.open('/kolApply')
      await driver.fill('内容账号', '抖音 李娜说理财')
      await driver.tap('长春总行营业部')
      await driver.tap('我已阅读以上承诺并承诺遵守')
      await driver.tap('提交申请')
      await driver.miss('提交申请')
      await driver.open('/profitsList')
      await driver.see('还没有佣金')
      await driver.tap('推广结算')
      await driver.miss('还没有佣金')
      await driver.tap('查看佣金')
      await driver.see('对佣金有异议')
    },
  },
  {
    name: 'a clerk’s time is booked in the shop by who agreed to be known, and called off again',
    customer: 'lina',
    inChange: { on: 'mini', shows: ['shop'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/microShopHomePage', { saverId: 'S100001' })
      await driver.see('长春总行营业部')
      await driver.see('普通储蓄一年')
      await driver.tap('预约到店')
      await driver.see('看不到手机号、余额和交易')
      await book(driver, '银行卡与转账', '上午')
      await driver.see('待确认')
      await driver.tap('银行卡与转账 · 周行')
      await driver.tap('取消预约')
      await driver.see('已取消')
    },
  },
  {
    name: 'who wants to know about large deposits books any clerk of a branch',
    customer: 'heqi',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/largeAmountPromotion')
      await driver.see('办理存款不赠送礼品、现金或积分')
      await driver.tap('预约客户经理')
      await driver.see('长春南关支行')
      await driver.tap('预约客户经理')
      await driver.tap('网点')
      await driver.tap('长春总行营业部')
      await book(driver, '存款咨询', '下午')
      await driver.see('存款咨询 · 周行')
    },
  },
  {
    name: 'an invitation is looked at by anybody, and who is a customer has nothing to accept',
    customer: 'lina',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/MakeFriendsSharePage', { inviteCode: 'ZW23456789' })
      await driver.see('张*')
      await driver.see('接受邀请不影响您的利率、费用和额度')
      await driver.tap('查看并决定')
      await driver.see('您没有邀请人')
      await driver.tap('邀请好友')
      await driver.see('我的邀请码')
      await driver.see('也不因分享或开户人数给予现金、礼品')
    },
  },
  {
    name: 'a poster is sent with the sender’s code, which leads a new customer to who invites',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn, other }) {
      await arriveSignedIn()
      await driver.open('/promotionPoster')
      await driver.tap('学金融知识，领红包')
      await driver.tap('使用这张海报')
      await driver.see('文字由本行审定')
      await driver.tap('分享海报')
      const { pathname, searchParams } = addressIn((await driver.handed()).base64)
      if (!pathname.endsWith('/MakeFriendsSharePage')) throw new Error(`the code leads to ${pathname}`)
      await driver.tapIfThere('发送给朋友')
      const codes = Object.fromEntries(searchParams)
      const app = await other('xinke')
      const invite = await app.call(CALLS.queryInvite, { inviteCode: codes.inviteCode ?? '' })
      if (!invite.ok || invite.value.inviter.name !== '张*') throw new Error('the code is nobody’s invitation')
      await driver.open('/MakeFriendsSharePage', codes)
      await driver.see('海报中的活动')
      await driver.tap('海报中的活动')
      await driver.see('活动规则')
    },
  },
  {
    name: 'a clerk’s link brings a customer, who asks for the clerk’s time and gets it',
    customer: NEW_CUSTOMER,
    async run({ driver, arrive, applicant, other }) {
      const clerk = await other('hangyuan')
      await arrive('/MakeFriendsSharePage', { inviteCode: 'ZH23456789' })
      await driver.see('长春总行营业部')
      await driver.tap('查看并决定')
      await consentTo(driver)
      await driver.tap('我已了解对方能看到的内容，自愿接受邀请')
      await driver.tap('接受邀请')
      await driver.see('请在此日前开户')
      const one = await applicant(NEW_MOBILE)
      await one.upTo('agreements')
      await one.open()
      await driver.restart('/')
      await driver.tap('前往设置')
      await drawFirstGesture(driver, PASSWORD)
      await driver.see('总资产')
      const team = expectDone(await clerk.call(CALLS.queryTeam, { state: 'EFFECTIVE' }))
      if (team.invited[0]?.name !== '新**') throw new Error(`the clerk sees ${JSON.stringify(team.invited[0])}`)
      await driver.open('/microShopHomePage', { saverId: 'S100001' })
      await driver.tap('预约到店')
      await book(driver, '账户与开户', '下午')
      await driver.see('待确认')
      const { served } = expectDone(await clerk.call(CALLS.queryServed, { as: 'CLERK', list: 'OPEN' }))
      const asked = served.find(({ state, topic }) => state === 'ASKED' && topic === 'ACCOUNT')
      expectDone(await clerk.call(CALLS.settleServed, { servedId: asked?.servedId ?? '', action: 'agree' }))
      await driver.open('/microShopHomePage', { saverId: 'S100001' })
      await driver.see('已确认')
    },
  },
  {
    name: 'an inviter is left, doesn’t read on which day, and nobody can be accepted instead',
    customer: 'sunli',
    inChange: { on: 'h5', shows: ['referral'] },
    async run({ driver, arriveSignedIn, other }) {
      await arriveSignedIn()
      await driver.open('/bindrelationship', { inviteCode: 'ZW23456789' })
      await driver.see('每人只能有一位邀请人')
      await driver.tap('结束邀请关系')
      await driver.tap('结束')
      await driver.see('邀请已不再生效')
      await driver.miss('结束邀请关系')
      const inviter = await other('hangyuan')
      const { invited } = expectDone(await inviter.call(CALLS.queryTeam, {}))
      const left = invited.filter(({ state }) => state === 'CLOSED')
      if (left.length !== 1 || 'endedAt' in (left[0] ?? {})) throw new Error(`the inviter sees ${JSON.stringify(left)}`)
    },
  },
]
