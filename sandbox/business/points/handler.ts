import type { Call, RequestOf } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Answer, Handler } from '@sandbox/kernel/scope'
import { arePointsOn } from './switch'

/** A call that is refused with PointsOff while points are switched off. */
export const pointsHandler = <C extends Call>(
  call: C,
  handle: (scope: AccountScope, request: RequestOf<C>) => Answer<C>,
): Handler<C> =>
  accountHandler(call, async (scope, request) =>
    (await arePointsOn(scope.bank.db.drizzle)) ? handle(scope, request) : fail(bankError('PointsOff')),
  )
