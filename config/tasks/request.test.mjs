import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './files.mjs'
import { changedSince, namedFolders, nameOf, readRequest } from './request.mjs'
import { allSuites } from './suites.mjs'

const STEP_NAMES = ['lint', 'unit']
const FOLDERS = new Map([
  ['wallet', ['src/packages/wallet']],
  ['account', ['sandbox/business/account', 'src/contract/account']],
])

describe('what npm test is asked for', () => {
  it.each([
    [[], {}],
    [['unit', 'lint'], { steps: ['unit', 'lint'] }],
    [['wallet'], { places: ['src/packages/wallet'] }],
    [['account', 'unit'], { steps: ['unit'], places: ['sandbox/business/account', 'src/contract/account'] }],
    [['changed'], { since: 'HEAD' }],
    [['changed=main'], { since: 'main' }],
    [['changed', '--since', 'HEAD~2'], { since: 'HEAD~2' }],
    [['changed', '--since=v1', 'lint'], { since: 'v1', steps: ['lint'] }],
    [['config/tasks/request.mjs'], { places: ['config/tasks/request.mjs'] }],
    [['./config/tasks/'], { places: ['config/tasks'] }],
  ])('is read from %j', (typed, asked) =>
    expect(readRequest(typed, STEP_NAMES, FOLDERS)).toEqual({ steps: [], places: [], since: undefined, ...asked }),
  )

  it.each([[['walet']], [['unit', 'walet']], [['src/walet.ts']], [['--since', 'main']], [['..']]])(
    'is refused in a sentence that names what there is: %j',
    (typed) =>
      expect(() => readRequest(typed, STEP_NAMES, FOLDERS)).toThrow(
        /^Nothing is named [^\n]+: name a suite's path or one of lint, unit, changed, account, wallet\.$/,
      ),
  )

  it('ends the program with that sentence and no other work', () => {
    const run = () => execFileSync(process.execPath, [join(ROOT, 'config/tasks/test.mjs'), 'walet'], { stdio: 'pipe' })
    let failure
    try {
      run()
    } catch (error) {
      failure = error
    }
    expect(failure?.status).toBe(1)
    expect(String(failure.stdout)).toBe('')
    expect(String(failure.stderr).trim()).toMatch(/^Nothing is named walet: .+, account, .+\.$/)
  })
})

describe('names', () => {
  it('stand for every folder of a capability or group', () =>
    expect(namedFolders().get('identity')).toEqual(
      expect.arrayContaining(['src/packages/identity', 'src/features/identity', 'src/contract/identity']),
    ))

  it.each([
    ['src/packages/account/balance/index.tsx', 'account'],
    ['sandbox/business/account/calls/x.ts', 'account'],
    ['src/domain/money/fen.ts', 'money'],
    ['src/domain/result.ts', undefined],
    ['src/ui/Button/index.tsx', undefined],
    ['sandbox/kernel/scope.ts', undefined],
  ])('of %s: %s', (path, name) => expect(nameOf(path)).toBe(name))
})

describe('test/covers.json', () => {
  const covers = JSON.parse(readFileSync(join(ROOT, 'test/covers.json'), 'utf8'))

  it('knows every suite in a browser', () => {
    const listed = ['e2e', 'mini'].flatMap((kind) =>
      Object.keys(covers[kind]).map((suite) => `test/${kind}/${suite}.test.ts`),
    )
    expect(listed.sort()).toEqual(
      allSuites()
        .filter((path) => /^test\/(?:e2e|mini)\//.test(path))
        .sort(),
    )
  })

  it('names nothing that is not there', () => {
    const names = new Set(Object.values(covers).flatMap(Object.values).flat())
    const known = new Set([...namedFolders().keys(), 'build', 'pages', 'journeys'])
    expect([...names].filter((name) => !known.has(name))).toEqual([])
  })
})

describe('what changed', () => {
  let folder
  const git = (...parameters) => execFileSync('git', parameters, { cwd: folder, stdio: 'pipe' })
  const write = (name, text = name) => writeFileSync(join(folder, name), text)
  const commit = () => {
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'a')
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bank-changed-'))
    git('init', '-q')
    for (const name of ['stays', 'changes', 'goes', 'was committed', 'moves']) write(name)
    write('.gitignore', 'ignored\n')
    commit()
    write('was committed', 'since')
    commit()
    write('changes', 'since')
    write('staged')
    git('add', 'staged')
    git('mv', 'moves', '名')
    for (const name of ['new', 'ignored']) write(name)
    rmSync(join(folder, 'goes'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is what the working tree has else than the last commit, staged or not, known to git or not', async () =>
    expect(await changedSince('HEAD', folder)).toEqual({
      files: ['changes', 'new', 'staged', '名'],
      deleted: ['goes', 'moves'],
    }))

  it('takes in what was committed since', async () =>
    expect((await changedSince('HEAD~1', folder)).files).toContain('was committed'))

  it.each(['nowhere', '--output=x'])('is refused in a sentence for a revision that is none: %s', async (revision) =>
    expect(changedSince(revision, folder)).rejects.toThrow('git cannot tell what changed: '),
  )
})
