import { randomUUID } from 'node:crypto'
/** The sandbox bank's console, used as its page uses it: moves the clock, sets flags, begins anew. */
export interface Console {
  state(): Promise<{ readonly now: number; readonly flags: Readonly<Record<string, string>> }>
  /** The latest orders, newest first, with who brought the customer. */
  orders(): Promise<readonly { readonly productType: string; readonly source: Readonly<Record<string, string>> }[]>
  /** Broken rules of the ledger; empty in a correct bank. */
  violations(): Promise<readonly unknown[]>
  move(by: 'hour' | 'day' | 'month' | 'year' | 'cutOff'): Promise<void>
  flag(name: string, value: string): Promise<void>
  product(change: { productType: string; saleStatus?: string; appointRate?: number }): Promise<void>
  /** Puts every family on sale, or back to what the catalogue sells by default. */
  sellEveryFamily(every: boolean): Promise<void>
  /** Invites a customer to a family that is sold by invitation, or takes the invitation back. */
  invite(mobileNo: string, family: string, invited: boolean): Promise<void>
  /** A one-use token that opens the mini-program as this customer. */
  miniToken(customer: string): Promise<string>
  /** What an outside party answers about a customer from now on (sandbox/host/simulators/choices.ts). */
  simulate(choice: { customer: string; service: string; outcome: string }): Promise<void>
  /** The latest code sent to a number; '' when there is none. */
  smsCode(mobileNo: string): Promise<string>
  /** Records that wait for a staff member, oldest first, and the decision on one. */
  reviews(): Promise<readonly { readonly recordNo: string; readonly title: string }[]>
  review(recordNo: string, approve: boolean): Promise<void>
  /** A merchant whom a family card is shown to; the name of the refusal, undefined when it was paid. */
  spendFamily(payment: { grantId: string; amount: number; merchant: string }): Promise<string | undefined>
  /** As a merchant: is paid from the customer's first account of a class, by its password. Amounts in fen. */
  merchantPay(order: {
    readonly mobileNo: string
    readonly class: string
    readonly amount: number
    readonly password: string
  }): Promise<{ readonly done: boolean; readonly message?: string }>
  /** Staff say that they call a customer; nobody ends it. */
  callCustomer(call: { readonly mobileNo: string; readonly caller: string; readonly reason: string }): Promise<void>
  /** A partner asks a customer to pay; gives the id of the order. Amount in fen. */
  askToPay(order: { readonly mobileNo: string; readonly purpose: string; readonly amount: number }): Promise<string>
  /** The card's bank answers at last for the payout of the only closing that waits for one. */
  clarifyPayout(arrived: boolean): Promise<void>
  /** The bank freezes some of a customer's money for some days. Amount in fen. */
  freeze(order: { readonly mobileNo: string; readonly asked: number; readonly days: number }): Promise<void>
  /** Complaints, advice and messages, those that wait first. */
  cases(): Promise<readonly { readonly caseNo: string; readonly kind: string; readonly state: string }[]>
  /** A case as a clerk reads it, and a picture in it. */
  readCase(of: { readonly caseNo: string; readonly clerk: string }): Promise<{
    readonly done: boolean
    readonly pictures?: readonly { readonly pictureId: string }[]
  }>
  readCasePicture(of: {
    readonly caseNo: string
    readonly clerk: string
    readonly pictureId: string
  }): Promise<{ readonly done: boolean; readonly mime?: string; readonly image?: string }>
  /** What a clerk does about a case. */
  settleCase(move: {
    readonly caseNo: string
    readonly clerk: string
    readonly action: 'take' | 'extend' | 'reply'
    readonly text?: string
  }): Promise<{ readonly done: boolean; readonly message?: string; readonly approvalId?: string }>
  /** The bank's own applications, the latest first, and a clerk's decision on one. */
  approvals(): Promise<readonly { readonly approvalId: string; readonly payloadHash: string }[]>
  decideBankApproval(decision: {
    readonly approvalId: string
    readonly payloadHash: string
    readonly clerk: string
    readonly decision: 'APPROVE' | 'REJECT'
    readonly reason?: string
  }): Promise<{ readonly done: boolean; readonly message?: string }>
  /** A clerk puts an answered message on the board. */
  publishCase(note: {
    readonly caseNo: string
    readonly clerk: string
    readonly question: string
    readonly reply: string
  }): Promise<{ readonly done: boolean; readonly message?: string }>
  /** What was answered to a questionnaire, of nobody by name. */
  readSurvey(of: {
    readonly surveyId: string
    readonly version: number
  }): Promise<{ readonly answered: number; readonly questions: readonly { readonly words: readonly string[] }[] }>
  /** A clerk takes a payer's batch and its money. Amounts in fen. */
  fundSpecial(batch: {
    readonly batchId: string
    readonly payer: string
    readonly payerPhone: string
    readonly payload: object
  }): Promise<{ readonly done: boolean; readonly message?: string }>
  /** A clerk pauses a campaign, lets it go on, or stops it for good. */
  moveCampaign(actId: string, action: 'pause' | 'resume' | 'cancel'): Promise<{ readonly done: boolean }>
  /** Closes a bridge's target, or opens it again. */
  setTarget(target: string, up: boolean): Promise<void>
  reset(): Promise<void>
}

export function openConsole(origin: string): Console {
  const headers = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
  const answer = async (response: Response): Promise<never> => {
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(`${response.url}: ${JSON.stringify(body)}`)
    return body as never
  }
  const view = async (name: string): Promise<never> => answer(await fetch(`${origin}/sandbox/api/${name}`, { headers }))
  const act = async (name: string, input: object): Promise<never> =>
    answer(await fetch(`${origin}/sandbox/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }))
  return {
    state: () => view('state'),
    orders: () => view('orders'),
    violations: async () => (await (view('ledger') as Promise<{ violations: readonly unknown[] }>)).violations,
    move: (by) => act('clock', { move: by }),
    flag: (name, value) => act('flag', { name, value }),
    product: (change) => act('product', change),
    sellEveryFamily: (every) => act('sale', { every }),
    invite: (mobileNo, family, invited) => act('invite', { mobileNo, family, invited }),
    miniToken: async (customer) => (await (act('miniToken', { customer }) as Promise<{ token: string }>)).token,
    simulate: (choice) => act('simulate', choice),
    smsCode: async (mobileNo) => {
      const messages = await (view('sms') as Promise<{ mobileNo: string; text: string }[]>)
      return /验证码(\d{6})/.exec(messages.find((message) => message.mobileNo === mobileNo)?.text ?? '')?.[1] ?? ''
    },
    reviews: () => view('reviews'),
    review: (recordNo, approve) => act('review', { recordNo, approve }),
    spendFamily: async (payment) => {
      const outcome = await (act('spendFamily', { clientId: randomUUID(), ...payment }) as Promise<{
        ok: boolean
        error?: { name: string }
      }>)
      return outcome.error?.name
    },
    merchantPay: async ({ mobileNo, class: accountClass, amount, password }) => {
      type Payable = { mobileNo: string; class: string; acctId: string }
      const { accounts } = await (view('payableAccounts') as Promise<{ accounts: readonly Payable[] }>)
      const one = accounts.find((each) => each.mobileNo === mobileNo && each.class === accountClass)
      return act('merchantPay', {
        clientId: randomUUID(),
        mobileNo,
        acctId: one?.acctId ?? '',
        amount,
        merchant: '示例商户',
        password,
      })
    },
    callCustomer: (calling) => act('bankCallBegin', calling),
    askToPay: async (order) => {
      const facts = { partner: 'demoShop', partnerNo: randomUUID(), returnTo: 'https://shop.example.com/orders' }
      return (await (act('askToPay', { ...facts, ...order }) as Promise<{ value: { authId: string } }>)).value.authId
    },
    clarifyPayout: async (succeeded) => {
      const closures = await (view('closures') as Promise<readonly { state: string; orderNo: string }[]>)
      const waiting = closures.filter(({ state }) => state === 'PAYING_OUT')
      if (waiting.length !== 1) throw new Error(`${waiting.length} payouts wait`)
      await act('clarifyTransfer', { orderNo: waiting[0]?.orderNo ?? '', succeeded })
    },
    freeze: (order) => act('placeFreeze', { kind: 'RISK', ...order }),
    cases: () => view('cases'),
    readCase: (of) => act('readCase', of),
    readCasePicture: (of) => act('readCasePicture', of),
    settleCase: (move) => act('settleCase', move),
    publishCase: (note) => act('publishCase', note),
    readSurvey: (of) => act('readSurvey', of),
    fundSpecial: (batch) => act('fundSpecial', batch),
    moveCampaign: (actId, action) => act('moveCampaign', { actId, action, clerk: '活动专员' }),
    setTarget: (target, up) => act('setTarget', { target, up }),
    approvals: () => view('approvals'),
    decideBankApproval: (decision) => act('decideBankApproval', decision),
    reset: () => act('reset', {}),
  }
}
