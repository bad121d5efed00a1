import { BRAND } from '../brand'
import { LENDER } from '../loan/handOff'
import { GIFT_FACTS, isGift } from './gifts'
import type { Gift } from './gifts'

/**
 * How a bridge leads out: to a partner's web page, a mini-program, the bank's own app, a loan app, a
 * browser outside WeChat, a document's viewer.
 */
export const BRIDGE_KINDS = ['H5', 'MINI', 'APP', 'LOAN', 'BROWSER', 'DOC'] as const
export type BridgeKind = (typeof BRIDGE_KINDS)[number]

/** The specification's token calls (§7) by what their tokens are for, and two of ours; each opens one kind of bridge. */
export const TOKEN_KINDS = ['kingdee', 'auth', 'gestureSync', 'deposit', 'loan'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Where a customer goes who can't or won't go across; the app knows each place's page. */
export type BridgeFallback = 'home' | 'app' | 'board' | 'loans' | 'products' | 'account' | 'help'

interface BridgeRow {
  readonly kind: BridgeKind
  /** What is opened. */
  readonly name: string
  /** Who runs it and answers for it; undefined for the bank itself, which is no leaving. */
  readonly by?: string
  /** Where they are asked about what they keep. */
  readonly contact?: string
  /** What it is for, in one sentence. */
  readonly about: string
  /** What is handed on: consent is asked again when this list changes. */
  readonly gives: readonly Gift[]
  readonly token?: TokenKind
  /** Provided in the bank's name, which answers for it (PIPL, article 21). */
  readonly entrusted?: true
  /** Raised when the purpose changes; what is given is part of the version anyway. */
  readonly consentVersion?: string
  readonly fallback: BridgeFallback
}

/**
 * Every way out of the app, one row each. Addresses aren't here: a row's name is its target's id, and the bank knows where
 * that is (./targets.ts). Another bank writes its own partners here.
 */
export const BRIDGES = {
  kingdee: {
    kind: 'H5',
    name: '金蝶账务',
    by: '金蝶（示例）软件有限公司',
    contact: '400-000-0002',
    about: '在金蝶记账、对账时，核对本行的企业账户',
    gives: ['orgId', 'orgRole'],
    token: 'kingdee',
    consentVersion: '2',
    fallback: 'account',
  },
  yzt: {
    kind: 'H5',
    name: '一账通',
    by: '一账通（示例）科技有限公司',
    contact: '400-000-0003',
    about: '在一账通查看您在本行办理的业务',
    gives: ['clientNo'],
    token: 'auth',
    consentVersion: '2',
    fallback: 'home',
  },
  goodGo: {
    kind: 'H5',
    name: '好物出行',
    by: '好物出行（示例）服务有限公司',
    contact: '400-000-0004',
    about: '登录好物出行，下单后用本行电子账户付款',
    gives: ['clientNo'],
    token: 'auth',
    consentVersion: '2',
    fallback: 'account',
  },
  mobileBank: {
    kind: 'APP',
    name: `${BRAND.shortName}手机银行App`,
    about: '在手机银行App继续，不必重新设置手势密码',
    gives: ['gestureState'],
    token: 'gestureSync',
    consentVersion: '2',
    fallback: 'app',
  },
  service: {
    kind: 'H5',
    name: '在线客服',
    by: '示例云客服有限公司',
    contact: '400-000-0005',
    entrusted: true,
    about: '由在线客服解答问题',
    gives: ['clientNo'],
    token: 'auth',
    consentVersion: '2',
    fallback: 'board',
  },
  loan: {
    kind: 'LOAN',
    name: '贷款应用',
    by: LENDER.name,
    contact: LENDER.hotline,
    about: '查看和办理贷款',
    gives: ['voucherNo'],
    token: 'loan',
    consentVersion: '2',
    fallback: 'loans',
  },
  /** Deposits are sold on the bank's own pages alone (银保监办发〔2021〕9号), of which its own app has some. */
  deposit: {
    kind: 'APP',
    name: `${BRAND.shortName}手机银行App`,
    about: '在手机银行App查看、存入同一款存款产品',
    gives: ['productType'],
    token: 'deposit',
    fallback: 'products',
  },
  store: {
    kind: 'APP',
    name: '应用商店',
    by: '您手机的应用商店',
    about: `下载${BRAND.shortName}手机银行App`,
    gives: [],
    fallback: 'home',
  },
  mini: {
    kind: 'MINI',
    name: `${BRAND.bankName}小程序`,
    about: '在微信小程序中继续',
    gives: [],
    fallback: 'home',
  },
  browser: {
    kind: 'BROWSER',
    name: '手机浏览器',
    about: '在微信以外的浏览器中打开本页',
    gives: [],
    fallback: 'home',
  },
  document: {
    kind: 'DOC',
    name: '文件查看器',
    about: '用微信的文件查看器打开',
    gives: [],
    fallback: 'account',
  },
} as const satisfies Readonly<Record<string, BridgeRow>>

export type BridgeKey = keyof typeof BRIDGES
export const BRIDGE_KEYS = Object.keys(BRIDGES) as BridgeKey[]

export const isBridge = (key: string): key is BridgeKey => Object.prototype.hasOwnProperty.call(BRIDGES, key)

/** A bridge's row with its optional parts. */
export const bridgeOf = (key: BridgeKey): BridgeRow => BRIDGES[key]

/** What of the row's gifts says something about a person. */
export const personalGifts = (key: BridgeKey): readonly Gift[] =>
  bridgeOf(key).gives.filter((gift) => GIFT_FACTS[gift].personal)

/** Bridges across which something about a person goes, which needs a consent of its own. */
export const CONSENT_BRIDGES = [
  'kingdee',
  'yzt',
  'goodGo',
  'mobileBank',
  'service',
  'loan',
] as const satisfies readonly BridgeKey[]
export type ConsentBridge = (typeof CONSENT_BRIDGES)[number]

/** Bridges whose other side knows its customer by `getAuthToken` (specification §7). */
export const AUTH_BRIDGES = ['yzt', 'goodGo', 'service'] as const satisfies readonly ConsentBridge[]

/** Bridges that a token is made for. */
export type TokenBridge = ConsentBridge | 'deposit'

export const needsConsent = (key: BridgeKey): key is ConsentBridge => CONSENT_BRIDGES.some((one) => one === key)

/** The name under which the bank keeps the consent to a bridge. */
export type BridgeConsent = `bridge:${ConsentBridge}`
export const consentKind = (key: ConsentBridge): BridgeConsent => `bridge:${key}`

/** The version that is agreed to: another list of what is given, or another purpose, is another version. */
export const consentVersionOf = (key: ConsentBridge): string =>
  [bridgeOf(key).consentVersion ?? '1', ...[...bridgeOf(key).gives].sort()].join('+')

/** The current version of each consent, by its kind. */
export const BRIDGE_CONSENTS = Object.fromEntries(
  CONSENT_BRIDGES.map((key) => [consentKind(key), consentVersionOf(key)]),
) as Readonly<Record<BridgeConsent, string>>

/** Who gets what is handed on. */
export const recipientOf = (key: BridgeKey): string => bridgeOf(key).by ?? bridgeOf(key).name

/** What the customer agrees to, as the privacy centre lists it. */
export const consentName = (key: ConsentBridge): string => `向${recipientOf(key)}提供信息授权`

/** Years that the bank keeps the record of what it handed on to whom (ours: PIPL, article 56, asks three of an assessment's). */
export const RECORD_YEARS = 3

/** A version as people read it: its number, and what it is about. */
export function consentVersionText(version: string): string {
  const [number = '', ...gives] = version.split('+')
  const names = gives.map((gift) => (isGift(gift) ? GIFT_FACTS[gift].name : gift))
  return names.length === 0 ? number : `${number}（${names.join('、')}）`
}

/** For how long a consent holds and what was handed on is kept, by whom. */
export const consentTerms = (key: ConsentBridge): readonly { readonly label: string; readonly value: string }[] => {
  const { by, contact } = bridgeOf(key)
  return [
    { label: '授权期限', value: '自您同意时起，至您撤回、提供的信息或用途变化、或注销账户时止；每次前往都会提示' },
    { label: '本行保存', value: `提供记录保存${RECORD_YEARS}年，您可在“隐私中心”导出` },
    ...(by === undefined
      ? []
      : [{ label: '对方保存', value: `由${by}按其规则保存，可致电${contact ?? ''}查询或要求删除` }]),
    { label: '授权版本', value: consentVersionText(consentVersionOf(key)) },
  ]
}

/** The bridge whose consent has this name; undefined for another kind of consent. */
export function bridgeOfConsent(kind: string): ConsentBridge | undefined {
  return CONSENT_BRIDGES.find((key) => consentKind(key) === kind)
}
