import type { ReactElement } from 'react'
import { fen } from '@/domain/money/fen'
import type { CampaignFacts, Summary } from '../campaigns'
import { blockMarkup } from '../picture/blockMarkup'
import { PictureFrame } from '../picture/PictureFrame'
import { CampaignList } from './CampaignList'
import type { DetailMarkup } from './renderPreview'
import type { Task } from './facts'
import { Terms } from './Terms'

const summary = (actId: string, state: Summary['state']) => ({
  ...{ actId, kind: 'DRAW' as const, title: '-', summary: '-', state, startAt: 0, endAt: 0 },
  ...{ picture: { motif: 'gift' as const, tone: 'gold' as const }, worth: '-' },
})

/** One of which nothing is left. */
const { worth: _, ...TAKEN } = summary('d', 'RUNNING')

const task = (taskKey: string, trigger: Task['trigger']): Task => ({
  ...{ taskKey, title: '-', trigger, prizeKey: 'given', most: 1 },
})

/** A draw that may bring nothing, with joining and a task of each kind, in the order in which ./renderPreview.ts takes them: all that a campaign may have. */
const SAMPLE: CampaignFacts = {
  at: 0,
  campaign: summary('-', 'RUNNING'),
  closed: false,
  variant: '-',
  blocks: [],
  organiser: '-',
  contact: '-',
  claimUntil: 0,
  audience: [],
  rulesVersion: 1,
  rules: ['-'],
  tasks: [task('a', 'quizPassed'), task('b', 'accountOpened')],
  prizes: [
    {
      prizeKey: 'given',
      kind: 'RED_PACKET',
      name: '-',
      amount: 0,
      tax: fen(0),
      value: fen(0),
      stock: 1,
      left: 1,
      odds: 500_000,
    },
  ],
}

/**
 * The pages of campaigns as the app draws them first, for the script that draws them before (./renderPreview.ts). What the app
 * then draws must be the same (test/e2e/firstLanding.full.test.ts).
 * @param render makes markup of an element
 */
export const detailMarkup = (render: (element: ReactElement) => string): DetailMarkup => ({
  one: render(
    <PictureFrame>
      <Terms facts={SAMPLE} />
    </PictureFrame>,
  ),
  all: render(
    <PictureFrame>
      <CampaignList
        at={0}
        campaigns={[summary('a', 'RUNNING'), summary('b', 'PAUSED'), TAKEN, summary('c', 'ENDED')]}
      />
    </PictureFrame>,
  ),
  blocks: blockMarkup(render),
})
