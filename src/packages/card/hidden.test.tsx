import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import type { Mounted } from '@test/component/harness'
import { queryCard } from '@/contract/card/queryCard'
import { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import { queryFamilySpendings } from '@/contract/family/queryFamilySpendings'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { amountsHidden } from '@/session/preferences'
import { FIRST, LIMITS } from './testing/cards'

const GRANT = {
  ...{ grantId: 'g1', state: 'ACTIVE' as const, monthLimit: 200_000, single: 50_000, usedThisMonth: 18_600 },
  ...{ left: 181_400, invitedAt: 1_790_000_000_000, answerBy: '20261201' },
}

const tellCard = () => {
  answer(queryCard, FIRST)
  answer(queryTransferLimits, LIMITS)
}
const tellGrants = () => {
  const given = [{ ...GRANT, memberName: '孙*', memberMobileNo: '170****0012', relation: '107' }]
  answer(queryFamilyCards, { given, received: [{ ...GRANT, ownerName: '钱*' }], most: 5 })
  const paid = { orderNo: '1', merchant: '新华书店', amount: 12_800, refunded: 2_800, at: 1_790_000_000_000 }
  answer(queryFamilySpendings, { spendings: [paid], more: false })
}

/** Amounts to the fen that a page says: days are written with points too. */
const amountsOn = (page: Mounted): readonly string[] =>
  page
    .text()
    .replace(/\d{4}\.\d{2}(\.\d{2})?|（\d{2}\.\d{2}）/g, ' ')
    .match(/\d\.\d{2}/g) ?? []

it.each([
  ['/cardInfo', { cardId: 'c1' }, tellCard],
  ['/familyCard', {}, tellGrants],
  ['/familyCard', { tab: 'received' }, tellGrants],
  ['/familyChangeCard', { grantId: 'g1' }, tellGrants],
] as const)('%s %j says every amount, and none while amounts are hidden', async (name, query, tell) => {
  tell()
  const page = await openPage(name, query)
  await page.until(() => expect(amountsOn(page).length).toBeGreaterThan(0))
  amountsHidden.set(true)
  await page.until(() => expect(amountsOn(page)).toEqual([]))
})
