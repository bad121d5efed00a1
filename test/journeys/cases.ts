import { EMBLEM_PHOTO, PHOTO } from '../fixtures/photo'
import type { Picture } from '../fixtures/photo'
import type { Driver } from '../drivers/types'
import { allowFiles } from './applicant'
import type { Journey } from './journey'

const CLERK = '客服专员0312'
const REVIEWER = '消保专员0107'
/** Days after which it is due, and was escalated when that day began. */
const ESCALATED_AFTER_DAYS = 15

/** Adds a picture to a writing, and waits until the bank has it. @param place from 1 */
export async function pickPicture(driver: Driver, picture: Picture, place: number): Promise<void> {
  const there = `第${place}张图片已上传`
  await driver.photo(picture)
  await driver.tap('添加图片')
  await allowFiles(driver, there)
  await driver.see(there)
}

/** What customers tell the bank, and what comes of it. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a complaint is written, escalated, extended, answered, reviewed, and ends',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['cases'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/Help')
      await driver.tap('投诉与建议')
      await driver.tap('主题')
      await driver.tap('服务态度')
      await driver.fill('具体情况', '致电等了二十分钟')
      await driver.fill('涉及的工作人员', '工号0255')
      await pickPicture(driver, PHOTO, 1)
      await pickPicture(driver, EMBLEM_PHOTO, 2)
      await pickPicture(driver, PHOTO, 3)
      await driver.tap('删除第2张图片')
      await driver.see('还可添加1张')
      await driver.tap('提交')
      await driver.see('投诉已提交')
      await driver.tap('查看进度')
      await driver.see('前答复')
      await driver.tap('第2张图片，查看大图')
      await driver.tap('关闭')
      const [waiting] = (await bank.cases()).filter(({ state, kind }) => state === 'RECEIVED' && kind === 'COMPLAINT')
      const caseNo = waiting?.caseNo ?? ''
      const seen = await bank.settleCase({ caseNo, clerk: '0255', action: 'take' })
      if (seen.done) throw new Error('who was complained of took the case')
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'take' })
      const { pictures = [] } = await bank.readCase({ caseNo, clerk: CLERK })
      if (pictures.length !== 2) throw new Error(`the case has ${pictures.length} pictures`)
      const pictureId = pictures[0]?.pictureId ?? ''
      const { mime } = await bank.readCasePicture({ caseNo, clerk: CLERK, pictureId })
      if (mime !== 'image/jpeg') throw new Error('the clerk sees no picture')
      if ((await bank.readCasePicture({ caseNo, clerk: '0255', pictureId })).done)
        throw new Error('who was complained of sees a picture')
      for (let days = 0; days < ESCALATED_AFTER_DAYS; days += 1) await bank.move('day')
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'extend', text: '需要核对通话录音' })
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'reply', text: '已核实，并增加了坐席' })
      await driver.open('/feedbackDetail')
      await driver.tap('投诉 · 服务态度')
      await driver.see('已核实，并增加了坐席')
      await driver.see('临近期限，优先处理')
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
  {
    name: 'a message is left, answered, rated, published, and taken from the board again',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      const [question, reply] = ['夜里用手机有点刺眼', '可以在显示设置里选择深色外观']
      await arriveSignedIn()
      await driver.open('/msgBoard')
      await driver.fill('我要留言', question)
      await driver.tap('同意我行隐去个人信息后公开我的留言和答复，可随时取消')
      await driver.tap('提交留言')
      await driver.see('留言已提交')
      // Another customer's message waits too, and was left before.
      const waiting = (await bank.cases()).filter(({ state, kind }) => state === 'RECEIVED' && kind === 'MESSAGE')
      const caseNo = waiting.at(-1)?.caseNo ?? ''
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'take' })
      await bank.settleCase({ caseNo, clerk: CLERK, action: 'reply', text: reply })
      const refused = await bank.publishCase({ caseNo, clerk: CLERK, question: '我是李娜', reply })
      if (refused.done) throw new Error('a name was published')
      const published = await bank.publishCase({ caseNo, clerk: CLERK, question, reply })
      if (!published.done) throw new Error(`the message was not published: ${published.message}`)
      await driver.open('/systemMsg')
      await driver.tap('留言已公开')
      await driver.tap('查看处理进度')
      await driver.see('留言板公开')
      await driver.tap('评价本次服务')
      await driver.tap('5分，非常满意')
      await driver.tap('微信公众号或小程序')
      await driver.fill('还有什么想对我们说的？', '答复很清楚')
      await driver.tap('提交')
      await driver.see('感谢您的意见')
      const { questions } = await bank.readSurvey({ surveyId: 'satisfaction', version: 1 })
      if (!questions.some(({ words }) => words.includes('答复很清楚'))) throw new Error('nobody reads what was said')
      await driver.open('/msgBoard')
      await driver.see(`答复：${reply}`)
      await driver.open('/feedbackDetail', { caseNo })
      await driver.tap('取消公开')
      await driver.see('取消后留言板上不再显示')
      await driver.tap('取消公开')
      await driver.open('/msgBoard')
      await driver.miss(`答复：${reply}`)
    },
  },
]
