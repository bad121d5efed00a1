// A handler for each call of this capability.
export { answerFamilyCard } from './answerFamilyCard'
export { changeFamilyCard } from './changeFamilyCard'
export { giveFamilyCard } from './giveFamilyCard'
export { queryFamilyCards } from './queryFamilyCards'
export { queryFamilySpendings } from './queryFamilySpendings'
