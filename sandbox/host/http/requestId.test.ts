import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { logNow, withLog } from './requestId'

test('what a request does, and what it leaves running, has its log; everything else has the server’s', async () => {
  const [server, one, two] = ['server', 'one', 'two'].map((name) => ({ name }) as unknown as FastifyBaseLogger)
  if (!server || !one || !two) throw new Error('three logs')
  const left: Promise<FastifyBaseLogger>[] = []
  const asked = await Promise.all(
    [one, two].map((log) =>
      withLog(log, async () => {
        left.push(sleep(5).then(() => logNow(server)))
        await sleep(1)
        return logNow(server)
      }),
    ),
  )
  expect(asked).toEqual([one, two])
  expect(await Promise.all(left)).toEqual([one, two])
  expect(logNow(server)).toBe(server)
})
