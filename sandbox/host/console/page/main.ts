import { openStatus, sayFailed } from './act'
import { keepKey, KeyMissing } from './bank'
import { field, labelled, make } from './elements'
import * as books from './sections/books'
import { customers, freeNumbers } from './sections/customers'
import * as desk from './sections/desk'
import { everything } from './sections/everything'
import * as market from './sections/market'
import * as messages from './sections/messages'
import * as parties from './sections/parties'

const SECTIONS = [
  ...[customers, books.clock, messages.sms, freeNumbers, messages.announcements, messages.subscriptions],
  ...[parties.simulators, desk.reviews, desk.transfers, desk.closedCredits, parties.calls, parties.bridges],
  ...[market.points, parties.familyCards, desk.losses, desk.cases, messages.surveys, desk.approvals],
  ...[market.marketers, market.campaigns, parties.enterprises, parties.cardBanks, desk.freezes, parties.merchants],
  ...[books.flags, books.products, books.invitations, books.agreement, books.ledger, everything, books.beginAnew],
]

const main = make('main', { hidden: true }, ...SECTIONS.map(({ node }) => node))
const contents = make(
  'nav',
  { ariaLabel: '目录' },
  ...SECTIONS.map(({ title }) => make('a', { href: `#${title}` }, title)),
)

const showAll = async (): Promise<void> => {
  await Promise.all(SECTIONS.map(({ show }) => show()))
}

/** Shows the page, or asks for the key where the bank wants one. */
async function begin(): Promise<void> {
  try {
    await showAll()
    locked.hidden = true
    main.hidden = false
  } catch (error) {
    sayFailed(error)
    if (error instanceof KeyMissing) locked.hidden = false
  }
}

const typedKey = field('口令（启动时打印） · The key that the start printed', '', { type: 'password' })
const locked = make('form', { hidden: true }, labelled(typedKey), make('button', {}, '进入'))
locked.onsubmit = (event) => {
  event.preventDefault()
  keepKey(typedKey.value.trim())
  void begin()
}

document.querySelector('header')?.append(books.bankNow)
document.body.append(contents, locked, main)
openStatus(showAll)
void begin()
