import { lockDirectory } from '../directoryLock'

/** Takes a folder's lock and keeps it until the process is ended. */
async function main(dataDir: string): Promise<void> {
  await lockDirectory(dataDir)
  process.stdout.write('locked\n')
  setInterval(() => undefined, 60_000)
}

void main(process.argv[2] ?? '')
