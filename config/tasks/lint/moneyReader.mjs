/** Functions that turn a text into a number without asking whether it is an amount. */
const isNumberOf = (node) => {
  if (node.type === 'UnaryExpression') return node.operator === '+' && node.argument.type !== 'Literal'
  if (node.type !== 'CallExpression') return false
  return /^(Number|parseFloat|parseInt)$/.test(node.callee.name ?? node.callee.property?.name ?? '')
}

/** 100 or a constant named for it. */
const isHundred = (node) =>
  node.type === 'Literal' ? node.value === 100 : node.type === 'Identifier' && /^(FEN|CENTS)_/.test(node.name)

/** What a label says of an amount that is typed; other lists of numbers have words of their own. */
const OF_MONEY = /（元）|金额|限额|额度/

const TEXT_FIELDS = /^(TextField|TextArea|SearchField|Input|Textarea)$/

const literalOf = (value) => (value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined)

/** Only src/domain/money reads yuan, and only fields that use it are offered for them. */
export const moneyReader = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      number: 'Yuan are read by readYuan (src/domain/money/input.ts): Number() takes 1,5 and 1万 for something else.',
      field: 'An amount is typed into an AmountInput or a YuanField (in a form of approvals: type yuan).',
    },
  },
  create: (context) => ({
    'BinaryExpression[operator="*"]'(node) {
      const sides = [node.left, node.right]
      if (sides.some(isNumberOf) && sides.some(isHundred)) context.report({ node, messageId: 'number' })
    },
    'CallExpression[callee.name="yuan"]'(node) {
      if (node.arguments.some(isNumberOf)) context.report({ node, messageId: 'number' })
    },
    JSXOpeningElement(node) {
      if (!TEXT_FIELDS.test(node.name.name ?? '')) return
      const label = node.attributes.find(({ name }) => name?.name === 'label')?.value
      if (OF_MONEY.test(literalOf(label) ?? '')) context.report({ node, messageId: 'field' })
    },
    // A form's field as data: { label: '金额（元）', type: 'yuan' }.
    ObjectExpression(node) {
      const of = (key) => literalOf(node.properties.find((one) => one.key?.name === key)?.value)
      const type = of('type')
      if (/（元）/.test(of('label') ?? '') && type !== undefined && type !== 'yuan') {
        context.report({ node, messageId: 'field' })
      }
    },
  }),
}
