import type { APIRequestContext } from 'playwright-core'

/** WeChat knows who holds the phone, whenever the app asks: the stand-in remembers the choice in this browser. */
export async function beInWechat(request: APIRequestContext, origin: string, customer: string): Promise<void> {
  const answer = await request.post(`${origin}/sandbox/wechat/be`, { form: { customer }, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`nobody can be ${customer} here: ${answer.status()}`)
}
