import type { CallName } from '@/contract/calls'
import { CALLS } from '@/contract/calls'
import { PNG } from '@/contract/sample'
import { SAMPLES } from '@/contract/samples'
import { consentKind, consentVersionOf } from '@/domain/bridge/bridges'
import { addDays, day, weekday } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { byAnybody } from '../check'
import type { Check, Ground, Member } from '../check'
import type { Thing } from '../customers'
import { Skipped } from '../failure'
import { newClientId } from '../orders'
import { itemsOf, thingOf } from '../things'
import { conforms } from './calls'
import type { Described } from './calls'

type Fields = Readonly<Record<string, unknown>>
type Item = Fields

/** What a trial of writes works with: one customer, who may turn out not to be able to. */
interface Hands {
  readonly member: Member
  readonly password: string
  /** Carries a call out. @throws Skipped where it is refused as it may be */
  done(name: CallName, request: object): Promise<Fields>
  /** @throws Skipped where nobody knows of one */
  its(thing: Thing): Promise<string>
  list(name: CallName, request: object, list: string): Promise<readonly Item[]>
}

type Trial = (hands: Hands) => Promise<unknown>

/** @throws Skipped for nothing */
function some<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Skipped(`nobody has ${what}`)
  return value
}

/** The next day but one that isn't of a weekend. */
function workday(today: string): Day {
  const then = addDays(day(today), 2)
  return [0, 6].includes(weekday(then)) ? workday(then) : then
}

/** Writes with a name and back to what was, or that change nothing for anybody. Each names the calls that it shows. */
const TRIALS: readonly (readonly [readonly CallName[], Trial])[] = [
  [['userVisit'], ({ done }) => done('userVisit', SAMPLES.userVisit)],
  [['trackEvents'], ({ done }) => done('trackEvents', SAMPLES.trackEvents)],
  [['rateArticle'], ({ done }) => done('rateArticle', SAMPLES.rateArticle)],
  [['allowSubscriptionMessages'], ({ done }) => done('allowSubscriptionMessages', SAMPLES.allowSubscriptionMessages)],
  [
    ['updatePrivacyPolicyStatus'],
    async ({ done }) => {
      const { version } = await done('getPrivacyPolicyStatus', {})
      await done('updatePrivacyPolicyStatus', { confirmStatus: '1', version })
    },
  ],
  [['reportDevice'], ({ done }) => done('reportDevice', SAMPLES.reportDevice)],
  [
    ['updateConsent'],
    async ({ done, list }) => {
      const given = (await list('queryConsents', {}, 'consents')).some(
        ({ kind, withdrawnAt }) => kind === 'face' && withdrawnAt === undefined,
      )
      const face = { kind: 'face', version: FACE_CONSENT_VERSION }
      await done('updateConsent', { ...face, agreed: !given })
      await done('updateConsent', { ...face, agreed: given })
    },
  ],
  [
    ['setValue'],
    async ({ done }) => {
      const { value } = await done('getCacheValue', { key: 'draft' })
      await done('setValue', { key: 'draft', value: 'conformance' })
      await done('setValue', { key: 'draft', value })
    },
  ],
  [['readMessages'], async ({ done, its }) => done('readMessages', { id: await its('message') })],
  [['readAccountChanges'], ({ done }) => done('readAccountChanges', { upTo: 0 })],
  [
    ['setMessageSettings'],
    async ({ done, list }) => {
      const kinds = await list('queryMessageSettings', {}, 'kinds')
      const { kind, wanted } = some(
        kinds.find(({ always }) => always === false),
        'a message that can be turned off',
      )
      await done('setMessageSettings', { kind, wanted: wanted !== true })
      await done('setMessageSettings', { kind, wanted })
    },
  ],
  [
    ['setCardAlias'],
    async ({ done, list }) => {
      const { cardId, alias } = some((await list('queryBoundCards', {}, 'cards'))[0], 'a card')
      await done('setCardAlias', { cardId, alias: '符合性测试' })
      await done('setCardAlias', { cardId, alias: alias ?? '' })
    },
  ],
  [
    ['setDefaultCard'],
    async ({ done, list }) => {
      const cards = await list('queryBoundCards', {}, 'cards')
      const { cardId } = some(cards.find((card) => card.isDefault === true) ?? cards[0], 'a card')
      await done('setDefaultCard', { cardId })
    },
  ],
  [
    ['moveSub'],
    async ({ done, its, password }) => {
      const move = { acctId: await its('subAccount'), amount: 100, password }
      await done('moveSub', { ...move, clientId: newClientId(), direction: 'IN' })
      await done('moveSub', { ...move, clientId: newClientId(), direction: 'OUT' })
    },
  ],
  [
    ['revealAcctNo'],
    async ({ done, its, password }) => done('revealAcctNo', { acctId: await its('subAccount'), password }),
  ],
  [
    ['setSubState'],
    async ({ done, its, password }) => {
      const acctId = await its('subAccount')
      await done('setSubState', { acctId, action: 'STOP', password })
      await done('setSubState', { acctId, action: 'RESUME', password })
    },
  ],
  [
    ['transferIn', 'transferOut', 'cancelTransfer'],
    async ({ done, its, password }) => {
      const order = { cardId: await its('card'), amount: 100, password }
      await done('transferIn', { ...order, clientId: newClientId() })
      const out = { ...order, clientId: newClientId(), speed: 'NEXT_DAY' }
      const { orderNo } = await done('transferOut', out)
      await done('cancelTransfer', { clientId: newClientId(), orderNo, password })
    },
  ],
  [
    ['requestStatement'],
    async ({ done, list, password }) => {
      const { today } = await done('queryStatements', {})
      await list('queryStatements', {}, 'statements')
      await done('requestStatement', { kind: 'STATEMENT', from: today, to: today, password })
    },
  ],
  [
    ['verifyStatement'],
    async ({ done, list }) => {
      const statements = await list('queryStatements', {}, 'statements')
      const { issued } = some(
        statements.find((one) => one.issued !== undefined),
        'a document that was issued',
      )
      await done('verifyStatement', { checkCode: (issued as Fields).checkCode })
    },
  ],
  [
    ['setMaturityInstruction'],
    async ({ done, list, password }) => {
      const held = await list('queryHoldings', { productTypes: [], state: 'open' }, 'holdings')
      for (const { seqNo } of held.filter(({ kind }) => kind === 'deposit')) {
        const { instruction, changeable, agreementVersion } = await done('queryMaturity', { seqNo })
        if (changeable !== true) continue
        return done('setMaturityInstruction', { seqNo, instruction, agreementVersion, password, elderConfirmed: true })
      }
      throw new Skipped('nobody has a deposit whose instruction can be changed')
    },
  ],
  [['actFor'], async ({ done, its }) => done('actFor', { orgId: await its('org') })],
  [
    ['changeFamilyCard'],
    async ({ done, list, password }) => {
      const given = await list('queryFamilyCards', {}, 'given')
      const { grantId } = some(
        given.find(({ state }) => state === 'ACTIVE'),
        'a family card in use',
      )
      await done('changeFamilyCard', { grantId, action: 'pause' })
      await done('changeFamilyCard', { grantId, action: 'resume', password })
    },
  ],
  [
    ['setSecurity'],
    async ({ done, password }) => {
      const { noticeOver } = await done('queryPaySecurity', {})
      await done('setSecurity', { change: 'notice', over: 123_400, password })
      await done('setSecurity', { change: 'notice', ...(noticeOver !== undefined && { over: noticeOver }), password })
    },
  ],
  [
    ['changeGesture'],
    async ({ done, member: { customer } }) => {
      const other = customer.gesture === '01258' ? '03678' : '01258'
      await done('changeGesture', { oldPattern: customer.gesture, pattern: other })
      await done('changeGesture', { oldPattern: other, pattern: customer.gesture })
    },
  ],
  [
    ['changePayPassword'],
    async ({ done, password }) => {
      const other = password === '804631' ? '913572' : '804631'
      await done('changePayPassword', { oldPassword: password, newPassword: other })
      await done('changePayPassword', { oldPassword: other, newPassword: password })
    },
  ],
  [
    ['setGesturePassword'],
    async ({ done, password, member: { app, customer } }) => {
      const { sessionToken } = await done('setGesturePassword', { pattern: customer.gesture, password })
      app.session = String(sessionToken)
    },
  ],
  [['checkIn'], ({ done }) => done('checkIn', {})],
  [
    ['startLearning'],
    async ({ done, list }) => {
      const { articleId } = some((await list('queryLearning', {}, 'articles'))[0], 'anything to learn')
      await done('startLearning', { articleId })
    },
  ],
  [
    ['setRanking'],
    async ({ done }) => {
      const { shown } = await done('queryRanking', { board: 'LEARN', period: 'LAST_MONTH' })
      await done('setRanking', { shown: shown !== true })
      await done('setRanking', { shown })
    },
  ],
  [['showVoucher'], async ({ done, its }) => done('showVoucher', { voucherId: await its('voucher') })],
  [
    ['orderMallItem', 'cancelMallOrder'],
    async ({ done }) => {
      const { items, balance, at } = await done('queryMall', {})
      const { itemId, points } = some(
        (items as readonly Item[]).find(
          (item) =>
            item.kind === 'GOODS' && Number(item.points) <= Number(balance) && Number(item.openAt) <= Number(at),
        ),
        'points for anything that is sent',
      )
      const delivery = { name: '收件人', mobileNo: '17000095173', region: '吉林省 长春市', street: '人民大街1号' }
      const { orderNo } = await done('orderMallItem', {
        clientId: newClientId(),
        itemId,
        points,
        delivery,
        agreed: true,
      })
      await done('cancelMallOrder', { orderNo })
    },
  ],
  ...(['bookAdviser', 'askService'] as const).map((name): readonly [readonly CallName[], Trial] => [
    [name, 'cancelService'],
    async ({ done }) => {
      const { today } = await done('queryStatements', {})
      const { servedId } = await done(name, { ...SAMPLES[name], clientId: newClientId(), day: workday(String(today)) })
      await done('cancelService', { servedId })
    },
  ]),
  [['askHelp'], ({ done }) => done('askHelp', SAMPLES.askHelp)],
  [
    ['setCampaignSms'],
    async ({ done }) => {
      const { link } = SAMPLES.queryCampaignSms
      const { wanted } = await done('queryCampaignSms', { link })
      await done('setCampaignSms', { link, wanted: wanted !== true })
      await done('setCampaignSms', { link, wanted })
    },
  ],
  [['makeInvite'], ({ done }) => done('makeInvite', {})],
  [
    ['setShopOpen'],
    async ({ done }) => {
      const { online } = await done('queryMyShop', {})
      await done('setShopOpen', { open: online !== true })
      await done('setShopOpen', { open: online === true })
    },
  ],
  [
    ['uploadCasePicture', 'openCase', 'answerCase'],
    async ({ done }) => {
      const { pictureId } = await done('uploadCasePicture', { clientId: newClientId(), image: PNG })
      const text = '符合性测试，随即撤回'
      const advice = { clientId: newClientId(), kind: 'FEEDBACK', topic: 'app', text, pictures: [pictureId] }
      const { caseNo } = await done('openCase', advice)
      await done('answerCase', { clientId: newClientId(), caseNo, action: 'WITHDRAW' })
    },
  ],
  [
    ['idCardImage', 'recogniseIdCard'],
    async ({ done }) => {
      const { image } = SAMPLES.idCardImage
      const { imageId: portraitImageId } = await done('idCardImage', { side: 'portrait', image })
      const { imageId: emblemImageId } = await done('idCardImage', { side: 'emblem', image })
      await done('recogniseIdCard', { portraitImageId, emblemImageId })
    },
  ],
  [['getDepositToken'], async ({ done }) => done('getDepositToken', SAMPLES.getDepositToken)],
  ...(
    [
      ['getAuthToken', 'yzt', { bridge: 'yzt' }],
      ['getGestureSyncToken', 'mobileBank', {}],
      ['getKingdeeToken', 'kingdee', {}],
      ['getLoanToken', 'loan', SAMPLES.getLoanToken],
    ] as const
  ).map(([name, bridge, request]): readonly [readonly CallName[], Trial] => [
    [name],
    async ({ done, list }) => {
      const consent = { kind: consentKind(bridge), version: consentVersionOf(bridge) }
      const given = (await list('queryConsents', {}, 'consents')).some(
        ({ kind, withdrawnAt }) => kind === consent.kind && withdrawnAt === undefined,
      )
      if (!given) await done('updateConsent', { ...consent, agreed: true })
      try {
        await done(name, request)
      } finally {
        if (!given) await done('updateConsent', { ...consent, agreed: false })
      }
    },
  ]),
  [['fetchPartnerOrder'], async ({ done, its }) => done('fetchPartnerOrder', { partnerNo: await its('partnerOrder') })],
]

const handsOf = ({ productType }: Ground, member: Member): Hands => ({
  member,
  password: member.customer.payPassword,
  done: async (name, request) => conforms(CALLS[name], await member.app.call(CALLS[name], request)),
  its: async (thing) => some(await thingOf(member, thing, productType), `a ${thing} that is known`),
  list: (name, request, list) => itemsOf(member.app, CALLS[name], request, list),
})

const nameOf = (calls: readonly CallName[]): string =>
  `carries ${calls.join(', ')} out and answers as the contract says`

export const WRITE_CHECKS: readonly Check[] = TRIALS.map(([calls, trial]): Check => ({
  name: nameOf(calls),
  wire: 'Requests and answers',
  run: (ground) => byAnybody(ground, async (member) => void (await trial(handsOf(ground, member)))),
}))

/** Every call that changes something, but the navigation. */
export const allWrites: readonly Described[] = Object.values(CALLS).filter(({ effect }) => effect !== 'read')

/** Why a write's answer wasn't seen in a run. */
export function whyUnseen(
  { name, errors }: Described,
  outcomes: readonly { readonly name: string; readonly skipped?: string; readonly failure?: string }[],
): string {
  const tried = TRIALS.find(([calls]) => calls.some((one) => one === name))
  const ended = tried && outcomes.find((outcome) => outcome.name === nameOf(tried[0]))
  if (ended) return ended.skipped ?? 'its check failed'
  if (errors.includes('SmsCodeWrong')) return 'it takes the code of a text message'
  if (errors.includes('FaceMissing')) return 'it takes a face'
  return 'it would stay for good, or follows what would'
}
