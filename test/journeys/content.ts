import type { Journey } from './journey'

/** What the bank has written for everybody, and what it asks. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'help: an answer is found by pinyin initials, read, rated, and leads on',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['content'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/PersonalCenter')
      // Rows of their own stand above it once it is known who is there.
      await driver.see('卡券积分')
      await driver.tap('帮助与客服')
      await driver.see('自助办理')
      await driver.fill('搜索帮助', 'zfmm')
      await driver.tap('忘记支付密码怎么办')
      await driver.see('完成人脸识别')
      await driver.tap('有帮助')
      await driver.see('谢谢您的评价')
      await driver.tap('重置支付密码')
      await driver.see('开始识别')
      await driver.open('/servicePriceList')
      await driver.tap('即将调整')
      await driver.see('电子文件真伪查验')
    },
  },
  {
    name: 'education: a case is read, and the quiz is answered wrongly once, left, and passed',
    customer: 'lina',
    inChange: { on: 'mini', shows: ['survey'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/securityEducation')
      await driver.tap('冒充公检法')
      await driver.see('公安机关不会通过电话')
      await driver.open('/securityEducation')
      await driver.tap('学一学，做防骗测验')
      await driver.tap('开始答题')
      await driver.tap('先转一部分试试')
      await driver.tap('提交答案')
      await driver.see('没有答对')
      await driver.see('自己拨打110核实')
      // Left in the middle: what was answered stays answered.
      await driver.open('/questionPage', { id: 'fraudQuiz' })
      await driver.see('已答')
      await driver.tap('继续答题')
      for (const [last, ...options] of RIGHT) {
        for (const option of options) await driver.tap(option)
        await driver.tap('提交答案')
        await driver.see('答对了')
        await driver.tap(last)
      }
      await driver.see('测验通过')
      await driver.see('答对5题，共6题')
    },
  },
]

/** The right options of the questions after the first, and the button that follows. */
const RIGHT = [
  ['下一题', '不念，谁都不给'],
  ['下一题', '您输入的密码、验证码对方都看得见'],
  ['下一题', '“这件事不能告诉家人”', '“跟着老师投，稳赚不赔”', '“先交保证金才能提现”'],
  ['下一题', '挂断，用自己存的号码打给孙子'],
  ['查看结果', '拨打110报警', '致电银行停用账户', '保存聊天和转账记录'],
] as const
