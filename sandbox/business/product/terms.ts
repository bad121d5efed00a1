export type { InterestTerms } from '@/domain/interest/terms'
