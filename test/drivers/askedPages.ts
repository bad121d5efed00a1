import { ROWS } from '@/routes/table'
import { named } from '../strength'

const ASKED = new Set(named([...new Set(ROWS.map(({ page }) => page))], (page) => page))

/** Whether a route's page is part of this run: those that the run's words name, or all. */
export const isAsked = ({ page }: { readonly page: string }): boolean => ASKED.has(page)
