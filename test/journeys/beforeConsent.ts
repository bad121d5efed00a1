import type { Call } from '@/contract/call'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryLegalText } from '@/contract/compliance/queryLegalText'
import { queryTextChanges } from '@/contract/compliance/queryTextChanges'
import { getControlByWhiteList } from '@/contract/entry/getControlByWhiteList'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { getOauthOpenId } from '@/contract/entry/getOauthOpenId'
import { getPrivacyPolicyStatus } from '@/contract/entry/getPrivacyPolicyStatus'
import { oauthRedirectBasic } from '@/contract/entry/oauthRedirectBasic'
import { getInfo } from '@/contract/product/getInfo'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { getRequestRandom } from '@/contract/security/getRequestRandom'

/**
 * Every call made before consent to the privacy policy, and why it can't wait. docs/security.md shows this table, and the
 * journeys' recorder refuses any other call.
 */
export const BEFORE_CONSENT: readonly { readonly call: Call; readonly why: string }[] = [
  {
    call: oauthRedirectBasic,
    why: 'sends the browser to WeChat, without which nobody knows whose consent it would be',
  },
  { call: getOauthOpenId, why: 'opens the session that the consent is recorded for' },
  {
    call: getRequestRandom,
    why: 'teaches the channel the bank’s clock and protects signed calls; a number, nothing else',
  },
  { call: getControlByWhiteList, why: 'the maintenance gate: a bank that is closed asks nobody anything' },
  { call: getPrivacyPolicyStatus, why: 'whether there is consent already, and to which version' },
  {
    call: queryTextChanges,
    why: 'what the policy says otherwise than the version agreed to before; asked by who agreed to one',
  },
  { call: queryLegalText, why: 'the whole text of a version, to be read before agreeing to it' },
  { call: getCustomizedConfig, why: 'the bank’s public key and switches; the same for everybody' },
  { call: queryProducts, why: 'what the bank sells, which it tells anybody; the page isn’t empty while it asks' },
  { call: queryProductDetail, why: 'one product’s public facts, on pages that anybody may read without a session' },
  { call: queryCampaigns, why: 'what runs for anybody, of which home shows one below its products' },
  { call: getInfo, why: 'the smart deposit’s present rate, on the same pages' },
]

/** A row of the table in docs/security.md. */
export const beforeConsentRow = ({ call, why }: (typeof BEFORE_CONSENT)[number]): string =>
  `| \`${call.name}\` | ${why} |`
