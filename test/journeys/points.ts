import type { Journey } from './journey'

/** What brings points and what is had for them. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'checking in and reading bring points, and points a voucher whose code a merchant takes',
    customer: 'zhangwei',
    inChange: { on: 'h5', shows: ['points', 'voucher'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/checkinIndex')
      await driver.tap('签到 +5积分')
      await driver.see('已连续签到5天')
      await driver.open('/lookAgain')
      await driver.tap('密码和验证码，谁都不能给')
      await driver.see('不念给任何人听')
      await driver.back()
      await driver.see('还需')
      await driver.open('/integralIndex')
      await driver.see('今日已签到')
      await driver.tap('10元咖啡立减券')
      await driver.tap('立即兑换')
      await driver.tap('确认兑换')
      await driver.see('兑换成功')
      await driver.tap('查看卡券')
      await driver.tap('出示券码')
      await driver.see('秒内有效')
      await driver.open('/pointsDetails')
      await driver.see('-80')
    },
  },
  {
    name: 'points that were spent come back when the order is called off, and what nobody used is gone after its last day',
    customer: 'zhangwei',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/integralMiddle', { itemId: 'tea-towel' })
      await driver.see('144积分')
      await driver.fill('收件人', '张伟')
      await driver.fill('手机号', '17000000001')
      await driver.tap('所在地区，请选择')
      await driver.tap('吉林省')
      await driver.tap('长春市')
      await driver.tap('南关区')
      await driver.fill('详细地址', '人民大街1号2栋301')
      await driver.tap('同意将以上信息提供给承运快递公司，仅用于本次配送，签收90天后删除')
      await driver.tap('立即兑换')
      await driver.tap('确认兑换')
      await driver.see('待发货')
      await driver.tap('取消兑换')
      await driver.tap('确认取消')
      await driver.see('积分已退回')
      await driver.open('/pointsDetails')
      await driver.see('取消兑换退回')
      await bank.move('year')
      await bank.move('month')
      await driver.open('/integralIndex')
      await driver.see('完成下面的任务即可获得积分')
      await driver.open('/pointsDetails')
      await driver.see('暂无可用积分')
      await driver.see('取消兑换退回')
      await driver.tap('过期')
      await driver.miss('取消兑换退回')
      await driver.see('到期清零')
    },
  },
]
