import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { refusedAs } from '@/features/identity/refusedAs'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { surveyQuery } from '@/routes/queries/content'
import type { Read } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { Quiz } from './Quiz'
import { SurveyForm } from './SurveyForm'
import { useSurvey } from './useSurvey'
import './survey.scss'

/** What isn't there, or isn't the customer's. */
const MISSING = ['SurveyUnknown', 'CaseUnknown', 'OrderUnknown']

/** /questionPage and /satisfactionQuestionnaire: any questionnaire by its id. */
function SurveyPage({ route, query }: PageProps<typeof surveyQuery>) {
  const survey = useSurvey(route, query)
  const { asked, read, member } = survey
  const shown = asked.data && (!member.member || read.data) ? asked.data : undefined
  if (shown) {
    const props = { title: route.title, asked: shown, survey }
    // A new version is begun anew.
    return shown.kind === 'QUIZ' ? (
      <Quiz key={shown.version} {...props} />
    ) : (
      <SurveyForm key={shown.version} {...props} />
    )
  }
  const waiting: Read<unknown> = member.member ? together(asked, read) : asked
  return (
    <Frame title={route.title}>
      <Loaded
        read={waiting}
        waiting={<Skeleton shape="card" />}
        failed={(error) =>
          MISSING.includes(refusedAs(error) ?? '') && (
            <Empty
              picture="bridge"
              text={error.message}
              action={{ text: '前往帮助与客服', onPress: () => go('/Help', {}, { replace: true }) }}
            />
          )
        }
      >
        {() => null}
      </Loaded>
    </Frame>
  )
}

export default definePage(SurveyPage, { query: surveyQuery })
