import { OPENING_MS } from './kernel/db/testing/withDatabase'
import { unprovided } from './testing/madeOf'
import { beginWalk } from './testing/walk'

const BY_STAFF = 'the bank’s staff alone write it'
const OF_DEPOSIT = 'a deposit’s coupon changes with the deposit'
const OF_CARD = 'a card’s bank and number, which stay'
const OF_HOLDING = 'a holding’s product, which stays'
const FORMER = 'what an account had that is closed'
const WHO = 'a customer’s whole row, of which it tells who they are or how far they have come'
const OTHERS = 'what anybody may read of somebody else'

/** What a read is made of and doesn’t provide, with the reason: nothing that its customer does changes what is read of it. */
const FIXED: Readonly<Record<string, string>> = {
  'checkMarketer: referral (marketers)': OTHERS,
  'checkRegisterStatus: identity (customers)': WHO,
  'checkRegisterUser: identity (customers)': WHO,
  'previewRedeem: voucher (coupons)': OF_DEPOSIT,
  'queryAhead: voucher (coupons)': OF_DEPOSIT,
  'queryBankCall: security (bank_calls)': BY_STAFF,
  'queryCasePicture: cases (case_picture_parts)': 'a picture, which stays',
  'queryCasePicture: cases (case_pictures)': 'a picture, which stays',
  'queryCashPlan: voucher (coupons)': OF_DEPOSIT,
  'queryFrozen: card (bound_cards)': OF_CARD,
  'queryHelp: campaign (help_asks)': OTHERS,
  'queryHoldingDetail: voucher (coupons)': OF_DEPOSIT,
  'queryInvitations: product (product_invitations)': BY_STAFF,
  'queryInvite: referral (invites)': OTHERS,
  'queryInvite: referral (marketers)': OTHERS,
  'queryMall: closure (former_customers)': FORMER,
  'queryMaturity: voucher (coupons)': OF_DEPOSIT,
  'queryMyCampaigns: closure (former_customers)': FORMER,
  'queryOnboarding: identity (customers)': WHO,
  'queryPhoneChange: identity (customers)': WHO,
  'queryShop: referral (marketers)': OTHERS,
  'queryShop: shop (shops)': OTHERS,
  'querySubRecords: identity (customers)': WHO,
  'queryTransfer: card (bound_cards)': OF_CARD,
  'queryWalletRecord: card (bound_cards)': OF_CARD,
  'queryWalletRecord: holding (holdings)': OF_HOLDING,
  'queryWalletRecord: holding (wealth_holdings)': OF_HOLDING,
  'queryWalletRecords: card (bound_cards)': OF_CARD,
  'queryWalletRecords: holding (holdings)': OF_HOLDING,
  'queryWalletRecords: holding (wealth_holdings)': OF_HOLDING,
}

test(
  'a read provides the capabilities whose rows of its customer it is made of, or it is known why not',
  async () => {
    const walk = await beginWalk()
    expect(await unprovided(walk)).toEqual(Object.keys(FIXED).sort())
    await walk.close()
  },
  OPENING_MS,
)
