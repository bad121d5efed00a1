import type * as v from 'valibot'
import type { drawQuery } from '@/routes/queries/points'

export type DrawQuery = v.InferOutput<typeof drawQuery>
