import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { drawQuery } from '@/routes/queries/points'
import { Check } from './Check'
import { Draw } from './Draw'
import { Prize } from './Prize'

/** A draw, its recomputation, or a thing that was won in one. */
function DrawPage(page: PageProps<typeof drawQuery>) {
  if (page.query.rewardId !== undefined) return <Prize {...page} />
  return page.query.view === 'check' ? <Check {...page} /> : <Draw {...page} />
}

export default definePage(DrawPage, { query: drawQuery })
