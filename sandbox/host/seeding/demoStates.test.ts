import { CALLS } from '@/contract/calls'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaign/machine'
import { REWARD_STATE_NAMES, REWARD_STATES } from '@/domain/campaign/reward'
import { PARCEL_STATE_NAMES, PARCEL_STATES } from '@/domain/draw/parcel'
import { ELIGIBILITY_STATE_NAMES } from '@/domain/referral/eligibility'
import { MARKETER_STATE_NAMES, RELATION_STATE_NAMES, SERVED_STATE_NAMES } from '@/domain/referral/labels'
import { RELATION_STATES } from '@/domain/referral/relation'
import { SERVED_STATES } from '@/domain/referral/served'
import { SHOP_STATE_NAMES } from '@/domain/shop/shop'
import { VOUCHER_STATE_NAMES, VOUCHER_STATES } from '@/domain/voucher/machine'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { DEMO_STATES } from './demoStates'

/** The names of the states that occur, in the order of the machine. */
const namesOf = <S extends string>(
  all: readonly S[],
  names: Readonly<Record<S, string>>,
  found: readonly S[],
): string =>
  all
    .filter((one) => found.includes(one))
    .map((one) => names[one])
    .join('、')

/** How a campaign stands, and how the customer stands in it. */
async function campaignOf(app: TestCustomer, actId: string): Promise<string> {
  const { campaign, prizes, draw } = told(await app.call(CALLS.queryCampaign, { actId }))
  const { campaigns } = told(await app.call(CALLS.queryMyCampaigns, {}))
  const own = campaigns.find((one) => one.actId === actId)
  const gone = prizes.find(({ left }) => left === 0)
  const chances = draw && own?.joined ? told(await app.call(CALLS.queryDraws, { actId })).left : 0
  return [
    CAMPAIGN_STATE_NAMES[campaign.state],
    own?.joined ? '已参加' : (own?.refusal ?? (campaign.state === 'RUNNING' ? '可参加' : undefined)),
    own?.claimable ? `待领取${own.claimable}` : undefined,
    gone && campaign.state === 'RUNNING' ? `${gone.name}剩0` : undefined,
    chances > 0 ? `还可抽${chances}次` : undefined,
    draw?.seed === undefined ? undefined : '种子已公布',
  ]
    .filter((one) => one !== undefined)
    .join('，')
}

async function rewardsOf(app: TestCustomer) {
  const { rewards } = told(await app.call(CALLS.queryRewards, { list: 'ALL' }))
  return rewards
}

async function parcelsOf(app: TestCustomer): Promise<string> {
  const things = (await rewardsOf(app)).filter(({ kind, state }) => kind === 'GOODS' && state === 'GRANTED')
  const parcels = await Promise.all(
    things.map(async ({ rewardId }) => told(await app.call(CALLS.queryPrizeParcel, { rewardId }))),
  )
  return namesOf(
    PARCEL_STATES,
    PARCEL_STATE_NAMES,
    parcels.map(({ state }) => state),
  )
}

async function vouchersOf(app: TestCustomer): Promise<string> {
  const lists = await Promise.all(
    VOUCHER_STATES.map(async (state) => told(await app.call(CALLS.queryVouchers, { state })).vouchers.map(() => state)),
  )
  return namesOf(VOUCHER_STATES, VOUCHER_STATE_NAMES, lists.flat())
}

async function marketerOf(app: TestCustomer): Promise<string> {
  const { marketer } = told(await app.call(CALLS.queryMarketer, {}))
  return marketer ? MARKETER_STATE_NAMES[marketer.state] : ''
}

async function shopOf(app: TestCustomer): Promise<string> {
  const { state, online } = told(await app.call(CALLS.queryMyShop, {}))
  return [SHOP_STATE_NAMES[state], ...(online ? ['已上线'] : [])].join('，')
}

async function teamOf(app: TestCustomer): Promise<string> {
  const { invited, second } = told(await app.call(CALLS.queryTeam, {}))
  const states = invited.map(({ state }) => state)
  return `${namesOf(RELATION_STATES, RELATION_STATE_NAMES, states)}；下一级${second.all}人`
}

async function inviterOf(app: TestCustomer): Promise<string> {
  const { relation } = told(await app.call(CALLS.queryInviter, {}))
  return relation ? RELATION_STATE_NAMES[relation.state] : ''
}

async function servedOf(app: TestCustomer): Promise<string> {
  const lists = await Promise.all(
    (['OPEN', 'OVER'] as const).map(
      async (list) => told(await app.call(CALLS.queryServed, { as: 'CLERK', list })).served,
    ),
  )
  return namesOf(
    SERVED_STATES,
    SERVED_STATE_NAMES,
    lists.flat().map(({ state }) => state),
  )
}

async function proofOf(app: TestCustomer): Promise<string> {
  const { eligibility } = told(await app.call(CALLS.queryEligibility, {}))
  return eligibility ? ELIGIBILITY_STATE_NAMES[eligibility.state] : ''
}

/** What the bank says to a state's customer on its page: of a page of one campaign by its id, else by the page's route. */
const PAGES: Readonly<Record<string, (app: TestCustomer) => Promise<string>>> = {
  '/newcomerGiftPack': (app) => campaignOf(app, 'newcomerGift'),
  '/redActivityLists': async (app) => {
    const states = (await rewardsOf(app)).map(({ state }) => state)
    return `${namesOf(REWARD_STATES, REWARD_STATE_NAMES, states)}；实物${await parcelsOf(app)}`
  },
  '/myVoucher': vouchersOf,
  '/clerkIndex': marketerOf,
  '/microShopUp': shopOf,
  '/myTeam': teamOf,
  '/bindrelationship': inviterOf,
  '/clerkCustomers': servedOf,
  '/vipIndex': proofOf,
}

async function shows(app: TestCustomer, page: string): Promise<string> {
  const [path = '', query] = page.split('?')
  const actId = new URLSearchParams(query).get('actId')
  const ask = PAGES[path]
  if (actId !== null) return campaignOf(app, actId)
  if (!ask) throw new Error(`the test doesn't know what ${page} asks`)
  return ask(app)
}

withEmbeddedBank((bank) => {
  test('each customer is shown what the console says of them, and every campaign state that lasts is there', async () => {
    const found = []
    for (const { customer, page, ...state } of DEMO_STATES) {
      const app = await testClient(bank.server).as(customer)
      found.push({ ...state, customer, page, shows: await shows(app, page) })
    }
    expect(found).toEqual(DEMO_STATES)
    const said = new Set(DEMO_STATES.map((state) => state.shows.split('，')[0]))
    const lasting = ['SCHEDULED', 'RUNNING', 'PAUSED', 'CANCELLED', 'ARCHIVED'] as const
    expect(lasting.filter((state) => !said.has(CAMPAIGN_STATE_NAMES[state]))).toEqual([])
  })
})
