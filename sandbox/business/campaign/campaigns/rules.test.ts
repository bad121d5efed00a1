import { day } from '@/domain/dates/day'
import { WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import { ARTICLES } from '@sandbox/business/content/published'
import { WRITTEN } from '.'

const EVERY = Object.values(WRITTEN).map((write) => write(day('20261121')))

it('promises no more for articles than there are to read', () => {
  const published = ARTICLES.filter(({ section }) => section === 'EDU').length
  const tasks = EVERY.flatMap(({ tasks: all }) => all.filter(({ trigger }) => trigger === 'learned'))
  expect(tasks).not.toEqual([])
  for (const { most } of tasks) expect(most).toBeLessThanOrEqual(published)
})

it.each([
  ['quizPassed', '防骗测验'],
  ['surveyDone', '问卷'],
])('says in the rules of every campaign with %s that one from before it doesn’t count', (trigger, what) => {
  const having = EVERY.filter(({ tasks }) => tasks.some((task) => task.trigger === trigger))
  expect(having).not.toEqual([])
  const silent = having.filter(({ rules }) => {
    const said = rules.text.find((line) => line.includes('活动开始前') && line.includes('不计入'))
    return said?.includes(what) !== true
  })
  expect(silent.map(({ actId }) => actId)).toEqual([])
})

it('says how often a day red packets are withdrawn wherever it says that they are, and never that it is at any time', () => {
  const withdrawing = EVERY.flatMap(({ rules }) => rules.text).filter((line) => line.includes('提现'))
  expect(withdrawing).not.toEqual([])
  for (const line of withdrawing) expect(line).toContain(`每日最多${WITHDRAWALS_A_DAY}次`)
  expect(JSON.stringify(EVERY)).not.toContain('随时提现')
})
