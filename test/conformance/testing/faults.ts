/** One thing that a bank could do wrong: what stands in a file of the sandbox, and what stands there instead. */
export interface Fault {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A bank with each of these answers customers as before; the kit must find it. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'opens an envelope without looking at its mac': {
    file: 'src/crypto/opener.ts',
    from: 'if (!sameMac(envelope.mac, requestMac(primitives, keys, context, envelope))) return REFUSED',
    to: '',
  },
  'takes the same envelope twice': {
    file: 'sandbox/kernel/envelope/open.ts',
    from: "if (!first) return refuse('EnvelopeRefused', reply)",
    to: '',
  },
  'takes any random': {
    file: 'sandbox/kernel/envelope/open.ts',
    from: "if (!fresh) return refuse('RandomRefused', reply)",
    to: '',
  },
  'takes a request that is ten minutes old': {
    file: 'sandbox/kernel/envelope/open.ts',
    from: 'Math.abs(deps.now() - time) > WINDOW_MS',
    to: 'Math.abs(deps.now() - time) > 10 * WINDOW_MS',
  },
  'lets the session from before the gesture live on': {
    file: 'sandbox/kernel/session/sessions.ts',
    from: 'await endSession(tx, session.id, now)',
    to: '',
  },
  'shows the account without the gesture': {
    file: 'sandbox/kernel/session/access.ts',
    from: "if (session.level !== 'account') return fail(bankError('GestureMissing'))",
    to: '',
  },
  'doesn’t compare the sealed id with the order’s': {
    file: 'sandbox/host/http/calls.ts',
    from: "if (isMoney && !carriesItsId(read.output, opened)) return fail(bankError('InvalidRequest'))",
    to: '',
  },
  'carries an order out again under the same id': {
    file: 'sandbox/kernel/orders/runOnce.ts',
    from: 'if (stored && (stored.settled || stored.customerId !== call.customerId)) return answerOf<T>(stored, call)',
    to: '',
  },
  'gives the answer of an id to whoever sends the same order': {
    file: 'sandbox/kernel/orders/runOnce.ts',
    from: 'const same = stored.customerId === call.customerId && stored.call === call.call',
    to: 'const same = stored.call === call.call',
  },
  'doesn’t use an id up when it says that there was nothing': {
    file: 'sandbox/business/order/calls/anyOrder.ts',
    from: 'found ?? (await usedUp(bank.db, customer.id, clientId))',
    to: 'found',
  },
  'finds a deposit whoever asks': {
    file: 'sandbox/business/deposit/redeem.ts',
    from: 'and(eq(holdings.seqNo, seqNo), eq(holdings.customerId, customerId))',
    to: 'eq(holdings.seqNo, seqNo)',
  },
  'leaves a field out of an answer': {
    file: 'sandbox/host/http/calls.ts',
    from: 'ok(v.parse(call.response, answer.value) as Wire)',
    to: "ok({ ...(v.parse(call.response, answer.value) as Wire), ...(call.name === 'queryAssets' && { deposits: undefined }) })",
  },
  'leaves a field out of a write’s answer': {
    file: 'sandbox/host/http/calls.ts',
    from: 'ok(v.parse(call.response, answer.value) as Wire)',
    to: "ok({ ...(v.parse(call.response, answer.value) as Wire), ...(call.name === 'makeInvite' && { until: undefined }) })",
  },
  'takes any fields': {
    file: 'sandbox/host/http/calls.ts',
    from: 'Array.isArray(opened.body) || !read.success || ',
    to: '',
  },
}
