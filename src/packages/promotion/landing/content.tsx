import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { queryProducts } from '@/contract/product/queryProducts'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import type { CampaignFacts } from '../campaigns'
import { Fine } from '../Fine'
import { aimAt } from './aims'
import { BlockView } from './blocks'
import { buttonOf, fineText } from './facts'

interface CallToActionProps {
  readonly facts: CampaignFacts
  readonly route: PageProps['route']
  /** The product that the page's link names. */
  readonly productType?: string | undefined
}

/** The page's one button. */
export function CallToAction({ facts, route, productType }: CallToActionProps) {
  const area = useMemberArea(route)
  const sold = useSold(productType)
  const button = buttonOf(facts)
  if (!button) return null
  const { label, aim } = button
  if (aim.to !== 'OPEN_ACCOUNT') return <Button onPress={() => aimAt(aim, facts.campaign.actId, sold)}>{label}</Button>
  // Who has an account has nothing to open; who is known only in part goes on where they were.
  if (area.member) return <Button onPress={() => go('/combineDepositStencil')}>查看全部存款</Button>
  const { invitation } = area
  return <Button onPress={area.accept}>{invitation && !invitation.stranger ? invitation.action : label}</Button>
}

/** The product that a link names, unless the bank has said that it isn't sold: the button then leads to the family. */
function useSold(productType: string | undefined): string | undefined {
  const { data } = useCall(queryProducts, productType === undefined ? undefined : {})
  const found = data?.products.find((one) => one.productType === productType)
  return data === undefined || found?.saleStatus === 'ON_SALE' ? productType : undefined
}

interface PiecesProps extends Pick<CampaignFacts, 'blocks'> {
  /** The product that the page's link names. */
  readonly productType?: string | undefined
}

/** The pieces of a campaign's page with their live figures. */
export const Pieces = ({ blocks, productType }: PiecesProps) =>
  blocks.map((block, index) => <BlockView key={`${index} ${block.block}`} block={block} productType={productType} />)

/** A campaign's page to read, and who stands behind it. */
export const Content = ({
  facts,
  productType,
}: { readonly facts: CampaignFacts } & Pick<PiecesProps, 'productType'>) => (
  <>
    <Pieces blocks={facts.blocks} productType={productType} />
    <Fine>{fineText(facts)}</Fine>
  </>
)
