/** Words of identifiers whose values identify a customer or give access to an account (JR/T 0171, C2 and C3). */
const PERSONAL_WORDS = [
  ['phone'],
  ['mobile'],
  ['msisdn'],
  ['id', 'card'],
  ['id', 'no'],
  ['card', 'no'],
  ['card', 'number'],
  ['acct', 'no'],
  ['account', 'no'],
  ['password'],
  ['passwd'],
  ['pwd'],
  ['pin'],
  ['cipher'],
  ['gesture'],
  ['token'],
  ['secret'],
  ['customer', 'name'],
  ['real', 'name'],
  ['full', 'name'],
  ['user', 'name'],
  ['holder', 'name'],
  ['address'],
  ['longitude'],
  ['latitude'],
]

/** Objects whose `.name` isn't a person's. */
const NAMED_THINGS = /^(error|err|cause|call|contract|route|step|table|migration|constructor|job|file|event)$/

/** 'idCardNo' → ['id', 'card', 'no'], also from snake_case and 'IDCard'. */
export function wordsOf(identifier) {
  return identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\-$]+/)
    .filter(Boolean)
}

/** True when an identifier's words contain those of a personal field: registerMobileNo, id_card, accessToken. */
export function isPersonal(identifier) {
  const words = wordsOf(identifier)
  const joined = words.join('_')
  return joined === 'name' || PERSONAL_WORDS.some((personal) => `_${joined}_`.includes(`_${personal.join('_')}_`))
}

/** True for the `name` of `error.name` and the like. */
export function isNamedThing(node) {
  const parent = node.parent
  if (node.name !== 'name' || parent?.type !== 'MemberExpression' || parent.property !== node) return false
  const owner = parent.object
  return owner.type === 'Identifier'
    ? NAMED_THINGS.test(owner.name)
    : owner.type === 'MemberExpression' && NAMED_THINGS.test(owner.property.name ?? '')
}
