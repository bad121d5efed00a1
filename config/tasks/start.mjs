import './nodeVersion.mjs'
import { ensureFree, exitOf, passSignals, readOptions, startBank, untilAnswering } from './bank.mjs'
import { ensureInstalled } from './bootstrap.mjs'
import { build, outputOf } from './build.mjs'
import { runTask, say, TaskError } from './processes.mjs'

/** `npm start`: installs, builds and starts what is needed, so that a fresh clone shows the app. */
await runTask(async () => {
  const options = readOptions(process.argv.slice(2), process.env)
  await ensureFree(options.port)
  await ensureInstalled()
  say('Preparing the app (built only when its sources changed) …')
  if (await build('h5')) say('Built.')
  const bank = startBank(options, { STATIC_DIR: outputOf('h5'), NODE_ENV: 'production' })
  passSignals([bank])
  if ((await untilAnswering(bank, options.port)) === 'answering') {
    const origin = `http://localhost:${options.port}`
    say(`
  ${origin}/main/      the bank's app 手机银行
  ${origin}/sandbox/   the sandbox console: customers, clock, messages 沙盒控制台
  ${origin}/docs/      the docs, with a search 文档

  Open the first address at a phone's width; the console lists the demo customers to sign in as.
  请用浏览器打开第一个地址；演示客户见控制台。
  Ctrl-C ends it and keeps the data; "npm start -- --fresh" begins anew. 按 Ctrl-C 结束，数据保留。
`)
  }
  const code = await exitOf(bank)
  // The bank has printed its own reason.
  if (code !== 0) throw new TaskError(`The sandbox bank ended with code ${code}.`)
})
