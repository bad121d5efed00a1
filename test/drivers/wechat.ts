import type { APIRequestContext } from 'playwright-core'

/** Makes WeChat's simulator remember in this browser who holds the phone, so that it answers whenever the app asks. */
export async function beInWechat(request: APIRequestContext, origin: string, customer: string): Promise<void> {
  const answer = await request.post(`${origin}/sandbox/wechat/be`, { form: { customer }, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`nobody can be ${customer} here: ${answer.status()}`)
}
