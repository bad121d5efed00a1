import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { queryDraws } from '@/contract/draw/queryDraws'
import { NO_PRIZE } from '@/domain/draw/draw'
import { drawLink } from '@/routes/draws'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export type DrawFacts = ResponseOf<typeof queryCampaign>
export type MyDraws = ResponseOf<typeof queryDraws>
export type Drawn = MyDraws['draws'][number]

/** Where anybody checks a draw that is shown on one of its pages. */
export const checkLink = (actId: string): Link => drawLink(actId, 'check') ?? link('/promotionIndex')

/** What a draw brought, in a few words. */
export const drawnText = ({ hit, prizeKey, prizeName }: Drawn): string => {
  if (prizeKey === NO_PRIZE) return hit === NO_PRIZE ? '未中奖' : '未中奖（奖品已抽完）'
  return hit === prizeKey ? prizeName : `${prizeName}（原奖品已抽完）`
}

/** Where a task is done; none for what is done by joining. */
export function wayOf(trigger: DrawFacts['tasks'][number]['trigger']): Link | undefined {
  switch (trigger) {
    case 'quizPassed':
      return link('/questionPage', { id: 'fraudQuiz' })
    case 'checkedIn':
      return link('/checkinIndex')
    case 'learned':
      return link('/lookAgain')
    case 'surveyDone':
      return link('/satisfactionQuestionnaire')
    default:
      return undefined
  }
}
