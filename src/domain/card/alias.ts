/** Characters of a card's alias at most. */
export const LONGEST_ALIAS = 10
