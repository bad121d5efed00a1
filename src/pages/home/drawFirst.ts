import type { ResponseOf } from '@/contract/call'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { queryProducts } from '@/contract/product/queryProducts'
import { NOT_YET } from '@/domain/money/format'
import { repeat, say } from '@/platform/hostPage/fill'
import { hangPicture, sheetsApplied, templateRead } from '@/platform/hostPage/firstPicture'
import { peekEarlyAnswer } from '@/platform/request/early'
import { rateText } from '@/ui/Rate/rateText'
import { greetingAt } from './greetingAt'
import { offersOf } from './offers'
import type { Offer } from './offers'

type WireAnswer = ResponseOf<typeof queryProducts> & { readonly code: number }

/** Whether what is shown of a product is what the contract says: its schemas come with the app. */
const isReadable = ({ productName, appointRate, minAmt, term }: ProductFacts): boolean =>
  typeof productName === 'string' && [appointRate, minAmt, term].every(Number.isSafeInteger)

function writeOffer(card: Element, { name, figure, figureCaption, facts, tags = [] }: Offer): void {
  const rate = rateText(figure)
  say(card, '.ui-product-card__name', name)
  say(card, '.ui-rate>:first-child', rate.slice(0, -1))
  card.querySelector('.ui-rate')?.setAttribute('aria-label', rate)
  say(card, '.ui-product-card__caption', figureCaption)
  repeat(card.querySelector('.ui-tag'), tags, (tag, text) => (tag.textContent = text))
  repeat(card.querySelector('.ui-product-card__fact'), facts, (fact, { value, caption }) => {
    say(fact, '.ui-product-card__value', value)
    say(fact, '.ui-product-card__caption', caption)
  })
}

/** Draws home's first picture (HomePicture) of what index.html has asked the bank, if the app isn't there before. */
export async function drawFirst(): Promise<void> {
  const answer = (await peekEarlyAnswer()) as WireAnswer | undefined
  if (answer?.code !== 0 || !Array.isArray(answer.products) || !answer.products.every(isReadable)) return
  const { deposits, wealth } = offersOf(answer.products)
  const offers = [...deposits, ...wealth]
  if (
    !deposits.length ||
    !wealth.length ||
    offers.some(({ figure }) => figure.from !== undefined || rateText(figure) === NOT_YET)
  )
    return
  const markup = await templateRead()
  await sheetsApplied()
  hangPicture(markup, (picture) => {
    say(picture, '.home-greeting__text', greetingAt(Date.now()))
    const [deposit, fund] = picture.querySelectorAll('.ui-product-card')
    repeat(deposit, deposits, writeOffer)
    repeat(fund, wealth, writeOffer)
  })
}
