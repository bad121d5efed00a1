import { answerFamilyCard } from './answerFamilyCard'
import { changeFamilyCard } from './changeFamilyCard'
import { giveFamilyCard } from './giveFamilyCard'
import { queryFamilyCards } from './queryFamilyCards'
import { queryFamilySpendings } from './queryFamilySpendings'

/** The calls of `family`; the app imports single calls instead, to stay small. */
export const familyCalls = {
  answerFamilyCard,
  changeFamilyCard,
  giveFamilyCard,
  queryFamilyCards,
  queryFamilySpendings,
}
