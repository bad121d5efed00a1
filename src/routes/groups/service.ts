import type { RouteRow } from '../row'

/** Help and messages. */
export const SERVICE_ROWS = [
  {
    name: '/systemMsg',
    page: 'packages/service/messages/box/index',
    title: '消息中心',
    access: 'account',
    sample: [{ by: 'member' }, { by: 'expired' }, { act: 'messageSettings' }],
  },
  {
    // Misspelt in the specification's list (Datail for Detail); existing links have this name.
    name: '/systemMsgDatail',
    page: 'packages/service/messages/message/index',
    title: '消息详情',
    access: 'account',
    sample: [{ names: 'message' }],
  },
  {
    name: '/Help',
    page: 'packages/service/help/centre/index',
    title: '帮助与客服',
    access: 'public',
    sample: [{}, { act: 'searchHelp' }],
  },
  {
    name: '/problems',
    page: 'packages/service/help/list/index',
    title: '常见问题',
    access: 'public',
    with: { section: 'FAQ' },
    sample: [{}, { query: { topic: 'safety' } }],
  },
  {
    name: '/Propaganda',
    page: 'packages/service/help/list/index',
    title: '金融知识宣传',
    access: 'public',
    with: { section: 'PUBLICITY' },
  },
  {
    name: '/commonQuestionNew',
    page: 'packages/service/help/article/index',
    title: '常见问题',
    access: 'public',
    sample: [{ query: { articleId: 'forgot-pay-password' } }, { query: { articleId: 'edu-grandchild' } }],
  },
  {
    name: '/servicePriceList',
    page: 'packages/service/help/prices/index',
    title: '服务价格',
    access: 'public',
  },
  {
    name: '/Complaint',
    page: 'packages/service/cases/complain/index',
    title: '投诉与建议',
    access: 'account',
    sample: [
      {},
      { query: { kind: 'FEEDBACK' } },
      { act: 'caseTopic' },
      { act: 'caseOrder' },
      { act: 'pickPictures' },
      { act: 'pickedPicture' },
    ],
  },
  {
    // Misspelt in the specification's list (Succes for Success); existing links have this name.
    name: '/feedbackSucces',
    page: 'packages/service/cases/done/index',
    title: '提交成功',
    access: 'account',
    sample: [{ by: 'complainant', names: 'case' }],
  },
  {
    name: '/feedbackDetail',
    page: 'packages/service/cases/detail/index',
    title: '我的反馈',
    access: 'account',
    keep: false,
    sample: [
      { by: 'complainant' },
      { by: 'complainant', names: 'case' },
      { by: 'complainant', names: 'case', act: 'sentPicture' },
      { by: 'classHolder' },
    ],
  },
  {
    // Before the gesture too: a word for the bank needs no money to be looked at.
    name: '/msgBoard',
    page: 'packages/service/cases/board/index',
    title: '留言板',
    access: 'session',
    sample: [{}, { by: 'visitor' }],
  },
  {
    name: '/satisfactionQuestionnaire',
    page: 'packages/service/survey/index',
    title: '满意度调查',
    access: 'account',
    with: { id: 'satisfaction' },
    sample: [{}, { by: 'complainant', names: 'case' }],
  },
] as const satisfies readonly RouteRow[]
