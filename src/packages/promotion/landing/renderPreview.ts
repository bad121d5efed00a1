import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import { say } from '@/platform/hostPage/fill'
import { hangPicture, sheetsApplied } from '@/platform/hostPage/preview'
import { pageOfAddress } from '@/platform/hostPage/pageOfAddress'
import { peekEarlyAnswer } from '@/platform/request/early'
import { isWanted, parse, piecesOf, sayAction } from '../picture/pieces'
import type { BlockMarkup } from '../picture/pieces'
import { buttonOf, fineText, isOpen } from './facts'

type WireAnswer = ResponseOf<typeof queryCampaign> & { readonly code: number }

/** What the build knows of the landings (config/startPage). Pages by their addresses below /main/. */
export interface Landings {
  /** Each page's title. */
  readonly pages: Readonly<Record<string, string>>
}

export interface LandingMarkup {
  /** A page without its pieces. */
  readonly page: string
  readonly blocks: BlockMarkup
}

/** A token starts a session anew, after which the page begins again. */
const BEGINS_ANEW = /[?&]token=/

interface Reading {
  readonly pieces: DocumentFragment
  readonly fine: string
  /** The button's; undefined without one. */
  readonly label: string | undefined
}

/** What is drawn of an answer; undefined for one that isn't whole, which is left to the app to refuse. */
function readingOf(answer: WireAnswer, markup: BlockMarkup): Reading | undefined {
  try {
    const pieces = isOpen(answer) && !answer.linkOver ? piecesOf(answer.blocks, markup) : undefined
    return pieces && { pieces, fine: fineText(answer), label: buttonOf(answer)?.label }
  } catch {
    return undefined
  }
}

/** Draws the landing in the address, for which index.html has asked, if the app isn't there before. */
export async function renderPreview({ pages }: Landings, { page, blocks }: LandingMarkup): Promise<void> {
  const title = pages[pageOfAddress()]
  if (title === undefined || !isWanted() || BEGINS_ANEW.test(window.location.search)) return
  const answer = (await peekEarlyAnswer()) as WireAnswer | undefined
  const reading = answer?.code === 0 ? readingOf(answer, blocks) : undefined
  if (!reading) return
  await sheetsApplied()
  const fill = (picture: ParentNode): void => {
    say(picture, '.ui-navigation-bar__title', title)
    say(picture, '.promotion-fine', reading.fine)
    picture.querySelector('.promotion-fine')?.before(reading.pieces)
    sayAction(picture, reading.label)
  }
  hangPicture(parse(page), fill, '.promotion-fine')
}
