import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { CampaignFacts } from '../campaigns'
import { isOnAPage } from './facts'
import type { OnAPage, Task } from './facts'

type Kind = CampaignFacts['campaign']['kind']

/** Where a task is done; none for what is done by joining, or happens elsewhere. */
export const wayOf = (
  { trigger, about = 'fraudQuiz' }: Pick<Task, 'trigger' | 'about'>,
  kind: Kind,
): Link | undefined => (isOnAPage(trigger) ? wayTo(trigger, about, kind) : undefined)

function wayTo(trigger: OnAPage, about: string, kind: Kind): Link {
  switch (trigger) {
    case 'cardBound':
      return link('/addbandcard')
    case 'infoCompleted':
      return link('/selfInformation')
    case 'riskTested':
      return link('/riskAssessment')
    case 'surveyDone':
      return link('/satisfactionQuestionnaire')
    case 'quizPassed':
      return link('/questionPage', { id: about })
    case 'checkedIn':
      return link('/checkinIndex')
    case 'chosen':
      if (kind === 'SECKILL') return link('/seckillIndex')
      return kind === 'CITY' ? link('/cityCardActivitiesHomePage') : link('/yuAgribusinessTicket')
    case 'learned':
      return link('/lookAgain')
    case 'invited':
      return link('/inviteFriends', {})
    case 'helped':
      return link('/zhouHelpFriends', {})
  }
}
