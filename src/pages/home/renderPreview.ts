import type { ResponseOf } from '@/contract/call'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { queryProducts } from '@/contract/product/queryProducts'
import { repeat, say } from '@/platform/hostPage/fill'
import { hangPicture, sheetsApplied, templateRead } from '@/platform/hostPage/preview'
import { peekEarlyAnswer } from '@/platform/request/early'
import { EXAMPLE_AMOUNT, firstTerm } from '@/products/model/lookedAtFirst'
import { amountLook } from '@/ui/Amount/parts'
import { earnCaption } from './earnCaption'
import { greetingAt } from './greetingAt'
import { termEarnings } from './termEarnings'
import type { TermEarning } from './termEarnings'

type WireAnswer = ResponseOf<typeof queryProducts> & { readonly code: number }

/** Whether what is shown of a product is what the contract says: its schemas come with the app. */
const isReadable = ({ productName, endDate, appointRate, minAmt, maxAmt, term }: ProductFacts): boolean =>
  [productName, endDate].every((text) => typeof text === 'string') &&
  [appointRate, minAmt, maxAmt, term].every(Number.isSafeInteger)

function writeTerm(chip: Element, { label }: TermEarning, chosen: boolean): void {
  say(chip, '.chip-row__text', label)
  chip.classList.toggle('is-chosen', chosen)
  chip.setAttribute('aria-checked', `${chosen}`)
}

function writeEarning(card: Element, { label, interest, about }: TermEarning): void {
  const { whole, decimals, spoken } = amountLook(interest, false, false, false)
  say(card, '.home-earn__caption', earnCaption(label))
  card.querySelector('.ui-amount')?.setAttribute('aria-label', spoken)
  say(card, '.ui-amount__whole', whole)
  say(card, '.ui-amount__decimals', decimals)
  say(card, '.home-earn__about', about)
}

/** Draws home's first picture (HomePicture) of what index.html has asked the bank, if the app isn't there before. */
export async function renderPreview(): Promise<void> {
  const answer = (await peekEarlyAnswer()) as WireAnswer | undefined
  if (answer?.code !== 0 || !Array.isArray(answer.products) || !answer.products.every(isReadable)) return
  const earnings = termEarnings(answer.products, EXAMPLE_AMOUNT)
  const first = firstTerm(earnings)
  if (!first) return
  const markup = await templateRead()
  await sheetsApplied()
  hangPicture(markup, (picture) => {
    say(picture, '.home-greeting__text', greetingAt(Date.now()))
    repeat(picture.querySelector('.chip-row__chip'), earnings, (chip, each) => writeTerm(chip, each, each === first))
    const card = picture.querySelector('.home-earn__open')
    if (card) writeEarning(card, first)
  })
}
