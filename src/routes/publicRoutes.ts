import type { SPECIFIED } from './specNames'

type SpecifiedName = (typeof SPECIFIED)[keyof typeof SPECIFIED][number]

/**
 * Routes that anybody may open without a session, by their purpose (specification §2: "about 150 marketing and
 * promotion paths ... the full list is not shown", so the choice is our reading). The others need a session or an account.
 * Each says so in its own row as well; here each kind can be counted.
 */
export const PUBLIC_ROUTES = {
  promotions: [
    '/promote_a',
    '/promote_b',
    '/promote_c',
    '/promoteIndexNew',
    '/promoteBuyNew',
    '/promoteIndexIVNew',
    '/promoteBuyIVNew',
    '/promoteZZKJ',
    '/largeAmountPromotion',
    '/promoteSMS_deposit',
    '/promoteSMS_newcomer',
    '/promoteKOL_deposit',
    '/promoteKOL_wealth',
    '/promotionIndex',
    '/promotionDetail',
    '/kolIndex',
    '/vipIndex',
    '/vipRights',
    '/ylbankIndex',
    '/ylbankShare',
    '/promoteTazhiIndex',
    '/promoteTazhiBuy',
    '/promoteMoreMsgIndex',

    '/yyhFinancial',
    '/publicOffice',
    '/yiD',
  ],
  invitations: ['/inviteFriends', '/MakeFriendsSharePage', '/marketActLtlSharePage', '/QRCode'],
  posters: ['/posterIndex', '/posterEnd', '/promotionPoster', '/Propaganda'],
  activities: [
    '/redActivityLists',
    '/activiteGift',
    '/newcomerGiftPack',
    '/zhouHelpFriends',
    '/lookAgain',
    '/lookAgainTwo',
    '/oneClickRule',
    '/lcActivity',
    '/lcActivityNew',
    '/cityCardActivitiesHomePage',
    '/springFestivalIndex',
    '/checkinIndex',
    '/luckyDrawIndex',
    '/seckillIndex',
    '/integralIndex',
    '/microShopHomePage',
    '/microShopCard',
    '/yuAgribusinessTicket',
  ],
  /** Pages that a link from outside opens on the way to one of the others. */
  ways: [
    '/downloadApp',
    '/app',
    '/appTransitionPage',
    '/openBrowser',
    '/openBrowserNew',
    '/openWchart',
    '/minip',
    '/minipPage',
    '/miniPdf',
    '/minipInstructions',
    '/evokeMinip',
    '/Help',
    '/problems',
    '/commonQuestionNew',
    '/servicePriceList',
    '/securityEducation',
    '/loanMenu',
  ],
} as const satisfies Readonly<Record<string, readonly SpecifiedName[]>>
