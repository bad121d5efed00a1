import type { Journey } from './journey'

const CLERK = '客服专员0312'
const REVIEWER = '消保专员0107'
/** Days after which it is due, and was escalated when that day began. */
const ESCALATED_AFTER_DAYS = 15

/** What customers tell the bank, and what comes of it. */
export const CASE_JOURNEYS: readonly Journey[] = [
  {
    name: 'a complaint is written, escalated, extended, answered, reviewed, and ends',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/Help')
      await driver.tap('投诉与建议')
      await driver.tap('主题')
      await driver.tap('服务态度')
      await driver.fill('具体情况', '致电等了二十分钟')
      await driver.fill('涉及的工作人员', '工号0255')
      await driver.tap('提交')
      await driver.see('投诉已提交')
      await driver.tap('查看进度')
      await driver.see('前答复')
      const [waiting] = (await bank.cases()).filter(({ state, kind }) => state === 'RECEIVED' && kind === 'COMPLAINT')
      const caseNo = waiting?.caseNo ?? ''
      const seen = await bank.settleCase({ caseNo, clerk: '0255', action: 'take' })
      if (seen.done) throw new Error('who was complained of took the case')
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'take' })
      for (let days = 0; days < ESCALATED_AFTER_DAYS; days += 1) await bank.move('day')
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'extend', text: '需要核对通话录音' })
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'reply', text: '已核实，并增加了坐席' })
      await driver.open('/feedbackDetail')
      await driver.tap('投诉 · 服务态度')
      await driver.see('已核实，并增加了坐席')
      await driver.see('升级督办')
      await driver.see('需要核对通话录音')
      await driver.tap('申请核查')
      await driver.fill('不认可的理由', '没有说明处理结果')
      await driver.tap('提交申请核查')
      await driver.see('核查中')
      await bank.settleCase({ caseNo, clerk: REVIEWER, action: 'reply', text: '已对当事人批评教育' })
      await driver.open('/systemMsg')
      await driver.tap('投诉核查已完成')
      await driver.tap('查看处理进度')
      await driver.see('已对当事人批评教育')
      await driver.see('已办结')
    },
  },
]
