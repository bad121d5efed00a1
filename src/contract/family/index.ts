// The calls of this capability; the app imports single calls instead, to stay small.
export { answerFamilyCard } from './answerFamilyCard'
export { changeFamilyCard } from './changeFamilyCard'
export { giveFamilyCard } from './giveFamilyCard'
export { queryFamilyCards } from './queryFamilyCards'
export { queryFamilySpendings } from './queryFamilySpendings'
