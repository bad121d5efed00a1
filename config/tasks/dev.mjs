import './nodeVersion.mjs'
import { ensureFree, exitOf, passSignals, readOptions, startBank } from './bank.mjs'
import { ensureInstalled } from './bootstrap.mjs'
import { outputOf, taro } from './build.mjs'
import { runTask, say, startProgram, TaskError } from './processes.mjs'

/** `npm run dev:h5` and `dev:weapp`: the sandbox bank, and a Taro build that watches the sources. */
await runTask(async () => {
  const [type, ...parameters] = process.argv.slice(2)
  if (type !== 'h5' && type !== 'weapp') throw new TaskError('Develop which? h5 or weapp.')
  const options = readOptions(parameters, process.env)
  await ensureFree(options.port)
  await ensureInstalled()
  const [command, watch] = taro('build', '--type', type, '--watch')
  const children = [
    startBank(options),
    startProgram(command, watch, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development', PORT: String(options.port) },
    }),
  ]
  passSignals(children)
  say(
    type === 'h5'
      ? `The app: http://localhost:${process.env.H5_PORT ?? 10086}/main/ (changes show by themselves); the bank: port ${options.port}.`
      : `Open this folder in WeChat DevTools; it shows ${outputOf('weapp')}. The bank: port ${options.port}.`,
  )
  const code = await Promise.race(children.map(exitOf))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map(exitOf))
  if (code !== 0) throw new TaskError(`One of the two programs ended with code ${code}.`)
})
