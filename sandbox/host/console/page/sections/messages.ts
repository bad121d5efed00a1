import { button } from '../act'
import { ask, newClientId, run } from '../bank'
import { buttons, choice, field, make, time, typed } from '../elements'
import { list, section } from '../section'

export const sms = section(
  '短信',
  'SMS',
  list(
    () => ask('sms'),
    ({ mobileNo, text, sentAt, consumedAt }) => [
      time(sentAt),
      mobileNo,
      text,
      consumedAt === null ? '未使用' : '已使用',
    ],
  ),
)

const to = field('公告的手机号', '', { placeholder: '手机号，空为全部 · empty: all' })
const title = field('公告标题', '', { placeholder: '标题 · title', maxLength: 40 })
const text = field('公告内容', '', { placeholder: '内容 · text', maxLength: 1_000 })
const ARTICLE = 'article'
const about = choice('公告指向', [
  ['', '无链接 · no link'],
  ['prices', '服务价格'],
  ['serviceAgreement', '服务协议'],
  ['privacyPolicy', '隐私政策'],
  [ARTICLE, '文章编号 · an article’s id'],
])
const article = field('公告指向的文章', '', { placeholder: '文章编号 · article', size: 14 })

let announced = { written: '', clientId: '' }

function announcement() {
  const leadsTo = about.value === ARTICLE ? `${ARTICLE} ${typed(article)}` : about.value
  const input = {
    ...{ title: typed(title), body: typed(text) },
    ...(typed(to) !== '' && { mobileNo: typed(to) }),
    ...(leadsTo !== '' && { about: leadsTo }),
  }
  // The same once more, as after a lost answer, is the same announcement, so that nobody gets it twice.
  const written = JSON.stringify(input)
  if (announced.written !== written) announced = { written, clientId: newClientId() }
  return { clientId: announced.clientId, ...input }
}

export const announcements = section(
  '公告',
  'Announcements: into the boxes of all customers, or of one',
  buttons(
    ...[to, title, text, about, article],
    button(
      '发送',
      () => run('announce', announcement()),
      ({ told }) => `已发送给${told}位客户 · sent`,
    ),
  ),
)

export const subscriptions = section(
  '微信订阅消息',
  'What WeChat would have been sent',
  list(
    () => ask('subscriptions'),
    ({ sentAt, openId, title: sent, templateId }) => [time(sentAt), openId, sent, templateId],
  ),
)

const results = make('pre')
const body = make('textarea', { ariaLabel: '发布新版', rows: 6, cols: 60 })

export const surveys = section(
  '问卷',
  'Questionnaires: what was answered, of nobody by name',
  list(
    () => ask('surveys'),
    ({ surveyId, version, title: called, fromDay, attempts }) => [
      `${surveyId} v${version}`,
      called,
      fromDay,
      Object.entries(attempts)
        .map(([state, many]) => `${state} ${many}`)
        .join(' · ') || '0',
      button(
        '查看结果',
        () => run('readSurvey', { surveyId, version }),
        ({ answered = 0, questions = [] }) => {
          const linesOf = ({ text: asked, answered: own, chosen, average, words }: (typeof questions)[number]) => [
            `\n${asked}（${own}${average === undefined ? '' : `，平均 ${average}`}）`,
            ...chosen.map((one) => `  ${one.text}: ${one.times}`),
            ...words.map((one) => `  “${one}”`),
          ]
          results.textContent = [`${answered} 份 · answers`, ...questions.flatMap(linesOf)].join('\n')
          return undefined
        },
      ),
    ],
  ),
  results,
  make('p', {}, make('small', {}, 'A new version as JSON, as readSurvey’s questions stand in the code')),
  body,
  buttons(button('发布', () => run('publishSurvey', { body: JSON.parse(body.value) }))),
)
