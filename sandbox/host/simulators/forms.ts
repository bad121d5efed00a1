import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The fields of a simulator's page, each with its last value. */
export type FormFields = Readonly<Record<string, string | undefined>>

const FORM = 'application/x-www-form-urlencoded'
const LONGEST_FORM = 4_096

/** Lets the simulators' pages send forms; no call of the bank reads one. */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Whether a page of ours sent the form: by Fetch Metadata, in old browsers by the origin header. */
export function isOwnForm({ headers, host, body }: FastifyRequest): boolean {
  if (typeof body !== 'object' || body === null) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
