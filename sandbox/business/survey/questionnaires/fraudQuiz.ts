import type { Quiz } from '@/domain/survey/questionnaire'

/** 学一学: what everybody should know about fraud. Its reasons are the lesson, so each stands by itself. */
export const FRAUD_QUIZ: Quiz = {
  surveyId: 'fraudQuiz',
  version: 1,
  kind: 'QUIZ',
  title: '防骗测验',
  intro: '六道题，每答一题就告诉您答案和原因。答错也没关系，学会了就能保护好自己的钱。',
  pass: 5,
  questions: [
    {
      id: 'safeAccount',
      kind: 'SINGLE',
      text: '有人自称警察，要您把钱转到“安全账户”核查。您应该？',
      options: [
        { id: 'transfer', text: '马上转，证明自己清白' },
        { id: 'hangUp', text: '挂断，拨打110核实' },
        { id: 'half', text: '先转一部分试试' },
      ],
    },
    {
      id: 'code',
      kind: 'SINGLE',
      text: '“银行客服”打电话来，要您念一下收到的验证码。您应该？',
      options: [
        { id: 'tell', text: '念给他，他是银行的人' },
        { id: 'partly', text: '只念前三位' },
        { id: 'refuse', text: '不念，谁都不给' },
      ],
    },
    {
      id: 'screen',
      kind: 'SINGLE',
      text: '对方要您下载会议软件，打开“屏幕共享”帮您办理退款。会发生什么？',
      options: [
        { id: 'nothing', text: '没什么，只是方便指导' },
        { id: 'seen', text: '您输入的密码、验证码对方都看得见' },
        { id: 'faster', text: '退款会更快' },
      ],
    },
    {
      id: 'signs',
      kind: 'MULTI',
      text: '下面哪些话，一听就该警惕？（可多选）',
      options: [
        { id: 'secret', text: '“这件事不能告诉家人”' },
        { id: 'guaranteed', text: '“跟着老师投，稳赚不赔”' },
        { id: 'payFirst', text: '“先交保证金才能提现”' },
        { id: 'branch', text: '“您也可以到网点当面办理”' },
      ],
    },
    {
      id: 'grandchild',
      kind: 'SINGLE',
      text: '“孙子”打来视频，画面声音都很像，说急需用钱。您应该？',
      options: [
        { id: 'send', text: '看到人了，赶快转' },
        { id: 'callBack', text: '挂断，用自己存的号码打给孙子' },
        { id: 'less', text: '少转一点应急' },
      ],
    },
    {
      id: 'after',
      kind: 'MULTI',
      text: '发现被骗、钱已转出，应该马上做什么？（可多选）',
      options: [
        { id: 'police', text: '拨打110报警' },
        { id: 'bank', text: '致电银行停用账户' },
        { id: 'keep', text: '保存聊天和转账记录' },
        { id: 'recover', text: '找网上的人付费追回' },
      ],
    },
  ],
  keys: {
    safeAccount: {
      right: ['hangUp'],
      reason: '公安机关没有“安全账户”，也不会在电话里要求转账。挂断后自己拨打110核实。',
    },
    code: { right: ['refuse'], reason: '验证码等于密码。银行工作人员不会索要验证码，一位数字都不能念。' },
    screen: { right: ['seen'], reason: '共享屏幕等于把手机交给对方看，密码和验证码都会被看见。' },
    signs: {
      right: ['secret', 'guaranteed', 'payFirst'],
      reason: '“要保密”“包赚钱”“先交钱”，是骗子最常用的三句话。真正的银行欢迎您到网点当面办理。',
    },
    grandchild: { right: ['callBack'], reason: '声音和画面都可以伪造。挂断后用您自己存的号码打过去，最可靠。' },
    after: {
      right: ['police', 'bank', 'keep'],
      reason: '报警、停用账户、留好证据，越快越好。网上说能付费追回的，是第二次诈骗。',
    },
  },
}
