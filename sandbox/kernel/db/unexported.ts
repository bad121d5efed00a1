/** The kernel's tables with a customer's id that are in no export, by their name in SQL, with the reason. */
export const UNEXPORTED: Readonly<Record<string, string>> = {
  credentials: 'hashes of secrets',
  sessions: 'who is signed in now, gone after 12 hours; signing in and out is among the events',
  one_use_codes: 'hashes of codes that are good for minutes',
  daily_counts: 'counts of one day, gone after it',
  closed_credits: 'owed to who had a closed account: nobody is left who could ask',
  given_ids: 'hashes of what calls were sent with, for their retries',
  operations: 'answers for retries of calls whose orders are exported',
}
