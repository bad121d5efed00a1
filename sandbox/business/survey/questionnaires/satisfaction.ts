import type { Survey } from '@/domain/survey/questionnaire'

/** What customers think of the service. */
export const SATISFACTION: Survey = {
  surveyId: 'satisfaction',
  version: 1,
  kind: 'SURVEY',
  title: '满意度调查',
  intro: '大约需要一分钟，您的意见只用来改进服务。',
  questions: [
    {
      id: 'overall',
      kind: 'SCALE',
      text: '总的来说，您对我们的服务满意吗？',
      most: 5,
      ends: { least: '很不满意', most: '非常满意' },
    },
    {
      id: 'channel',
      kind: 'SINGLE',
      text: '您最近一次通过哪个渠道办理业务？',
      options: [
        { id: 'app', text: '微信公众号或小程序' },
        { id: 'hotline', text: '客服热线' },
        { id: 'branch', text: '营业网点' },
      ],
    },
    {
      id: 'better',
      kind: 'MULTI',
      text: '您希望我们改进哪些方面？（可多选）',
      optional: true,
      options: [
        { id: 'easier', text: '操作更简单' },
        { id: 'clearer', text: '说明更清楚' },
        { id: 'faster', text: '办理更快' },
        { id: 'larger', text: '字体更大' },
      ],
    },
    { id: 'words', kind: 'TEXT', text: '还有什么想对我们说的？', optional: true, longest: 200 },
  ],
}
