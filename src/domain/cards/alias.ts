/** Characters of a card's alias at most. */
export const LONGEST_ALIAS = 10

/** What a customer may call a card: a line without control and direction characters; '' takes the alias away. */
export const ALIAS = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u
