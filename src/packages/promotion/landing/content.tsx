import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { Button } from '@/ui/Button'
import type { CampaignFacts } from '../campaigns'
import { Fine } from '../Fine'
import { aimAt } from './aims'
import { BlockView } from './blocks'
import { buttonOf, fineText } from './facts'

interface CallToActionProps {
  readonly facts: CampaignFacts
  readonly route: PageProps<object>['route']
}

/** The page's one button. */
export function CallToAction({ facts, route }: CallToActionProps) {
  const area = useMemberArea(route)
  const button = buttonOf(facts)
  if (!button) return null
  const { label, aim } = button
  if (aim.to !== 'OPEN_ACCOUNT') return <Button onPress={() => aimAt(aim, facts.campaign.actId)}>{label}</Button>
  // Who has an account has nothing to open; who is known only in part goes on where they were.
  if (area.member) return <Button onPress={() => go('/combineDepositStencil')}>查看全部存款</Button>
  const { invitation } = area
  return <Button onPress={area.accept}>{invitation && !invitation.stranger ? invitation.action : label}</Button>
}

/** The pieces of a campaign's page with their live figures. */
export const Pieces = ({ blocks }: Pick<CampaignFacts, 'blocks'>) =>
  blocks.map((block, index) => <BlockView key={`${index} ${block.block}`} block={block} />)

/** A campaign's page to read, and who stands behind it. */
export const Content = ({ facts }: { readonly facts: CampaignFacts }) => (
  <>
    <Pieces blocks={facts.blocks} />
    <Fine>{fineText(facts)}</Fine>
  </>
)
