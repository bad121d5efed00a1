import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster, Node } from './cluster'
import { processesOf, signal } from './processes'

/** Something that befalls the primary. */
export interface Fault {
  readonly name: string
  /** Lets it happen; gives what brings the node back once another is the primary. */
  strike(cluster: Cluster, primary: Node): () => Promise<void>
}

/** A machine that is gone: Patroni and every process of PostgreSQL at once. */
const nodeLost: Fault = {
  name: 'the primary’s machine, kill -9 of Patroni and PostgreSQL',
  strike(cluster, node) {
    signal([...(node.patroni.pid === undefined ? [] : [node.patroni.pid]), ...processesOf(node.data)], 'SIGKILL')
    return async () => cluster.startPatroni(node)
  },
}

/** PostgreSQL alone; its Patroni stays, gives the lock away and starts it as a standby. */
const serverLost: Fault = {
  name: 'the primary’s PostgreSQL alone, kill -9',
  strike(_cluster, node) {
    signal(processesOf(node.data), 'SIGKILL')
    return async () => undefined
  },
}

/** A machine that nobody reaches any more, which goes on later as if nothing had happened. */
const cutOff: Fault = {
  name: 'the primary cut off, SIGSTOP, and back later by SIGCONT',
  strike(cluster, node) {
    const stopped = [...(node.patroni.pid === undefined ? [] : [node.patroni.pid]), ...processesOf(node.data)]
    signal(stopped, 'SIGSTOP')
    return async () => {
      const writing = writeTo(cluster.superuser(node.port))
      signal(stopped, 'SIGCONT')
      if (await writing) throw new Error(`${node.name} acknowledged a write after another had become the primary`)
    }
  },
}

const WRITE_SECONDS = 10

/** Whether a server acknowledges a write within some seconds. */
async function writeTo(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WRITE_SECONDS * 1000 })
  client.on('error', () => undefined)
  const wrote = client
    .connect()
    .then(() => client.query('CREATE TABLE written_apart ()'))
    .then(
      () => true,
      () => false,
    )
  const answered = await Promise.race([wrote, sleep(WRITE_SECONDS * 1000, false)])
  client.end().catch(() => undefined)
  return answered
}

/** Five kills and a partition. */
export const FAULTS: readonly Fault[] = [nodeLost, serverLost, nodeLost, cutOff, serverLost, nodeLost]

/** One machine lost, and one cut off. */
export const QUICK_FAULTS: readonly Fault[] = [nodeLost, cutOff]
