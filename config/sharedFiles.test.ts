import { joinShared } from './sharedFiles'

const OPENING = '"use strict";(wx.webpackJsonp=wx.webpackJsonp||[]).push([['
const shared = (chunk: number, modules: string): string => `${OPENING}${chunk}],{${modules}}]);`
const page = (required: readonly string[], awaited: string): string =>
  `"use strict";${required.map((path) => `require("${path}");`).join('')}(wx.webpackJsonp=wx.webpackJsonp||[]).push([[9],{90:function(){}},function(e){e.O(0,[${awaited}],function(){return e(e.s=90)})}]);`

const BUILD = [
  ['packages/a/sub-common/1a.js', shared(1, '10:function(){}')],
  ['packages/a/sub-common/2b.js', shared(2, '20:function(){}')],
  ['packages/a/sub-common/3c.js', '/*! licence */(wx.webpackJsonp=wx.webpackJsonp||[]).push([[3],{30:function(){}}]);'],
  ['packages/b/sub-common/1a.js', shared(1, '10:function(){}')],
  [
    'packages/a/deep/one/index.js',
    page(
      ['../../sub-common/3c.js', '../../sub-common/1a.js', '../../sub-common/2b.js', '../../sub-vendors.js'],
      '3,1,2,7',
    ),
  ],
  ['packages/b/two/index.js', page(['../sub-common/1a.js'], '1,7')],
  ['pages/home/index.js', page([], '7')],
] as const

test('modules shared with other packages are one file and one chunk of each package, which its pages require', () => {
  const changed = joinShared(BUILD)
  expect(changed.get('packages/a/sub-common.js')).toBe(`${OPENING}"packages/a"],{10:function(){},20:function(){}}]);`)
  expect(changed.get('packages/b/sub-common.js')).toBe(`${OPENING}"packages/b"],{10:function(){}}]);`)
  expect(changed.get('packages/a/deep/one/index.js')).toBe(
    page(['../../sub-common/3c.js', '../../sub-common.js', '../../sub-vendors.js'], '"packages/a",3,7'),
  )
  expect(changed.get('packages/b/two/index.js')).toBe(page(['../sub-common.js'], '"packages/b",7'))
  expect([...changed].flatMap(([name, text]) => (text === undefined ? [name] : []))).toEqual([
    'packages/a/sub-common/1a.js',
    'packages/a/sub-common/2b.js',
    'packages/b/sub-common/1a.js',
  ])
  expect(changed.has('pages/home/index.js')).toBe(false)
})

test('a page whose chunks can’t be read fails the build', () => {
  const other = BUILD.map(([name, text]) => [name, text.replace('e.O(0,', 'e.wait(0,')] as const)
  expect(() => joinShared(other)).toThrow('which chunks it waits for')
})
