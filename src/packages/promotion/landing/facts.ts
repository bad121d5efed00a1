import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import { isJoinable } from '@/domain/campaign/campaign'

type CampaignFacts = ResponseOf<typeof queryCampaign>

export type Block = CampaignFacts['blocks'][number]
type Button = Extract<Block, { block: 'CTA' }>

/** Whether a piece shows live figures. */
export const isLive = ({ block }: Block): boolean => block === 'PRODUCTS' || block === 'WEALTH'

const OPEN_STATES = ['RUNNING', 'SCHEDULED', 'PAUSED']

/** Whether a page is shown at all: neither over nor a kind of marketing that is off. */
export const isOpen = ({ closed, campaign }: Pick<CampaignFacts, 'closed' | 'campaign'>): boolean =>
  !closed && OPEN_STATES.includes(campaign.state)

const JOIN: Button = { block: 'CTA', label: '查看并参加', aim: { to: 'JOIN' } }

/** The page's button: its own, or the way to join what can be joined; undefined for a page that is only read. */
export const buttonOf = (facts: Pick<CampaignFacts, 'blocks' | 'tasks'>): Button | undefined =>
  facts.blocks.filter((block): block is Button => block.block === 'CTA').pop() ?? (isJoinable(facts) ? JOIN : undefined)

/** What stands below the page: its rules, and who stands behind it. */
export const fineText = ({
  rules,
  organiser,
  contact,
}: Pick<CampaignFacts, 'rules' | 'organiser' | 'contact'>): string =>
  `${rules.join('')}本页由${organiser}发布，咨询电话${contact}。`

export const stepText = (line: string, index: number): string => `${index + 1}. ${line}`

/** Most products of a family: a landing is no shelf. As many cards stand for products while they are read. */
export const MOST = 3
