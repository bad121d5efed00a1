/** What a bank does otherwise than docs/wire.md says. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** Why a check couldn't be made with these customers: it has neither passed nor failed. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}
