/** The sandbox bank's console, used as its page uses it: moves the clock, sets flags, begins anew. */
export interface Console {
  state(): Promise<{ readonly now: number; readonly flags: Readonly<Record<string, string>> }>
  /** The latest orders, newest first, with who brought the customer. */
  orders(): Promise<readonly { readonly productType: string; readonly source: Readonly<Record<string, string>> }[]>
  /** Names of the books' broken promises; none in a sound bank. */
  violations(): Promise<readonly unknown[]>
  move(by: 'hour' | 'day' | 'month' | 'year' | 'cutOff'): Promise<void>
  flag(name: string, value: string): Promise<void>
  product(change: { productType: string; saleStatus?: string; appointRate?: number }): Promise<void>
  /** A one-use token that opens the mini-program as this customer. */
  miniToken(customer: string): Promise<string>
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
    miniToken: async (customer) => (await (act('miniToken', { customer }) as Promise<{ token: string }>)).token,
    reset: () => act('reset', {}),
  }
}
