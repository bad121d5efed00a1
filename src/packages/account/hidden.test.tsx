import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import type { Mounted } from '@test/component/harness'
import { EARNING } from '@/contract/account/testing'
import { queryBalanceDays } from '@/contract/account/queryBalanceDays'
import { queryAhead } from '@/contract/holding/queryAhead'
import { queryLiquidity } from '@/contract/account/queryLiquidity'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryWalletRecord } from '@/contract/account/queryWalletRecord'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { queryInviter } from '@/contract/referral/queryInviter'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { querySubRecords } from '@/contract/subaccount/querySubRecords'
import { amountsHidden } from '@/session/preferences'

const RECORD = {
  ...{ recordId: '1', kind: 'depositPayout', title: '存款结息', memo: '', amount: 777, earned: 777, balance: 50_000 },
  at: 1_790_000_000_000,
}

const tellRecords = () =>
  answer(queryWalletRecords, {
    records: [RECORD],
    months: [{ month: '202609', count: 1, in: 777, out: 4_300, kept: 0, back: 0, earned: 777 }],
    more: false,
  })
const tellWallet = () =>
  answer(queryWallet, {
    balance: 1_068_000,
    available: 1_000_000,
    frozen: 68_000,
    outgoing: 210_000,
    acctNo: '0017',
    interest: EARNING,
  })
const tellSubs = () => {
  const used = { today: 32_000, year: 132_000 }
  const account = {
    acctId: 'a1',
    acctNo: '**** 1111',
    alias: '早餐零钱',
    state: 'ACTIVE' as const,
    balance: 150_000,
    accrued: 0,
  }
  const accounts = [{ ...account, receives: true, lost: false, useIn: used, useOut: used, openedAt: 0 }]
  answer(querySubAccounts, { available: 80_000, caught: 0, canOpen: 4, accounts })
  const moved = { orderNo: '1', kind: 'spend' as const, amount: -1_250, counterparty: '样例商户', at: RECORD.at }
  answer(querySubRecords, { records: [moved], more: false })
}
const tellBill = () =>
  answer(queryMonthBill, {
    ...{ month: '202611', firstMonth: '202609', thisMonth: '202611', opening: 100_000, closing: 150_000 },
    ...{ in: 90_000, out: 40_000, interest: 700, reward: 300, received: 60_000, withdrawn: 29_000 },
    ...{ sent: 10_000, saved: 29_000, subscribed: 0, redeemed: 0, spent: 1_000, wealthIncome: 54, ownIn: 0, ownOut: 0 },
    months: [{ month: '202611', in: 90_000, out: 40_000 }],
  })
const tellDays = () =>
  answer(queryBalanceDays, {
    points: [
      { day: '20261119', balance: 7_500 },
      { day: '20261120', balance: 9_900 },
    ],
    average: 8_700,
    highest: { day: '20261120', balance: 9_900 },
  })
const tellAhead = () =>
  answer(queryAhead, {
    ...{ today: '20261125', through: '20270223', toAccount: 4_096, undecided: 0, next: '', later: [] },
    items: [
      {
        ...{ day: '20261221', kind: 'PAYOUT', seqNo: '7', prodType: '20178', name: '满月存一年', renewed: false },
        ...{ principal: 0, interest: 4_096, toAccount: 4_096 },
      },
    ],
  })
const tellLiquidity = () =>
  answer(queryLiquidity, {
    ...{ total: 1_100_000, available: 50_000, otherAccounts: 50_000, withdrawable: 300_000, redeemable: 200_000 },
    ...{ redeemedOn: '20261123', pending: 50_000, underWay: 0, frozen: 50_000 },
    later: [{ day: '20261124', amount: 400_000, count: 2 }],
  })

/** Amounts to the fen that a page says: days are written with points too. */
const amountsOn = (page: Mounted): readonly string[] =>
  page
    .text()
    .replace(/\d{4}\.\d{2}(\.\d{2})?|（\d{2}\.\d{2}）|\d\.\d{2}%/g, ' ')
    .match(/\d\.\d{2}/g) ?? []

it.each([
  ['/purseIndex', {}, [tellWallet, tellBill]],
  ['/WalletBalance', {}, [tellWallet, tellRecords]],
  ['/walletTransactionRecordList', {}, [tellRecords]],
  [
    '/walletTransactionRecordDetail',
    { recordId: '1' },
    [() => answer(queryWalletRecord, { ...RECORD, acctNo: '**** 0017', receipt: false })],
  ],
  ['/MonthBill', {}, [tellBill]],
  ['/balanceView', {}, [tellDays]],
  ['/myMoney', {}, [tellLiquidity]],
  ['/upcoming', {}, [tellAhead]],
  ['/readToMe', {}, [tellLiquidity, tellAhead, () => answer(queryInviter, {})]],
  ['/lzhCardIdex', {}, [tellSubs]],
  ['/lzhCardlist', {}, [tellSubs]],
] as const)('%s says every amount, and none while amounts are hidden', async (name, query, prepare) => {
  for (const tell of prepare) tell()
  const page = await openPage(name, query)
  await page.until(() => expect(amountsOn(page).length).toBeGreaterThan(0))
  if (name === '/lzhCardlist') {
    await page.tap(page.findText('交易明细'))
    await page.until(() => expect(page.text()).toContain('样例商户'))
  }
  amountsHidden.set(true)
  await page.until(() => expect(amountsOn(page)).toEqual([]))
})
