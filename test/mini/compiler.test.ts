/** @jest-environment jsdom */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASICS, weappBuild } from './programs'
import { readMiniProgram } from '../mini-host/build/read'
import { pagesOf } from '../mini-host/program'
import { compileStyles, compileTemplates, drawPage } from './simulate'

const build = weappBuild()
const pages = pagesOf(readMiniProgram(build).app)

test("WeChat's compiler takes every style sheet of the build", () => {
  expect(compileStyles(build)).toEqual(expect.arrayContaining(['./app.wxss']))
})

describe("WeChat's compiler takes the templates of the build, and they draw Taro's tree", () => {
  const templates = compileTemplates(build)
  // A tree as Taro sends it. The build numbers its templates; these are those of a plain view and of text.
  const base = readMiniProgram(build).templates.get('base') ?? ''
  const numberOf = (content: RegExp): string | undefined =>
    [...base.matchAll(/<template name="tmpl_0_(\w+)">\s*([^\n]*)/g)].find(([, , line = '']) => content.test(line))?.[1]
  const [text, view] = [numberOf(/^<block>{{i\.v}}/), numberOf(/^<view style="{{i\.st}}" class="{{i\.cl}}" +id=/)]
  const leaf = (content: string): object => ({ nn: text, v: content, sid: `t${content}` })
  const tree = (depth: number): object =>
    depth === 0 ? leaf('最里面') : { nn: view, sid: `s${depth}`, cn: [tree(depth - 1)] }

  test.each(pages)('%s', (page) => {
    const template = templates(page)
    expect(template).toBeDefined()
    if (template) expect(drawPage(template, templates('comp'), { cn: [tree(4), leaf('外面')] })).toBe('最里面外面')
  })
})

describe('a build that WeChat would refuse fails here', () => {
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'basics-'))
    cpSync(BASICS, copy, { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true }))

  test('for a tag that is never closed', () => {
    writeFileSync(join(copy, 'pages/home/index.wxml'), '<view><text></view>')
    expect(() => compileTemplates(copy)).toThrow(/pages\/home\/index\.wxml/)
  })

  test('for a style sheet that breaks off', () => {
    writeFileSync(join(copy, 'app.wxss'), '.a { color: red')
    expect(() => compileStyles(copy)).toThrow(/app\.wxss/)
  })
})
