import { EDUCATION } from './education'
import { NOTICES } from './notices'
import { PRICES } from './prices'
import { PUBLICITY } from './publicity'
import { QUESTIONS } from './questions'
import type { Written } from './write'

/** Everything the bank has published, in the order of its lists. */
export const ARTICLES: readonly Written[] = [...QUESTIONS, ...EDUCATION, ...PUBLICITY, PRICES, ...NOTICES]
