import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { categories } from '../../../contexts/catalogue/sample/categories.ts'
import { isMaker, nearOf, rootsOfWord, variantsOf } from './trade.ts'

const lines = (file: string) =>
  readFileSync(new URL(`trade/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

describe('the tables of the trade', () => {
  it('contain 250 other makers with their Chinese and foreign names', () => {
    const makers = lines('makers').filter((line) => !line.startsWith('= '))
    expect(makers.length).toBeGreaterThanOrEqual(250)
    expect(makers.filter((line) => line.split('|').some((name) => !name.trim() || name !== name.trim()))).toEqual([])
    for (const name of ['skf', 'hrb', 'lyc', 'c&u', '斯凯孚', '人本', '正泰', 'bosch rexroth', '亚德客', '长城'])
      expect(isMaker(name), name).toBe(true)
  })

  it('mark makers’ names that are also words, with existing root categories', () => {
    const roots = new Set(categories.filter(({ grade }) => grade === 1).map(({ name }) => name.zh))
    expect(
      lines('makers')
        .flatMap((line) => (line.startsWith('= ') ? line.slice(2).split('|') : []))
        .filter((root) => !roots.has(root)),
    ).toEqual([])
    for (const name of [
      'delta',
      'cat',
      'ab',
      'pall',
      'banner',
      'peer',
      'norma',
      'nord',
      'continental',
      '大陆',
      '长城',
      'ls',
    ])
      expect(rootsOfWord(name), name).not.toBeUndefined()
    expect(['skf', '人本'].map(rootsOfWord)).toEqual([undefined, undefined])
  })

  it('name only existing categories for products that are not sold', () => {
    const names = new Set(categories.map(({ name }) => name.zh))
    expect(
      lines('goods')
        .flatMap((line) => line.split(/ [>+] /)[1]?.split('|') ?? [`nothing near: ${line}`])
        .filter((near) => !names.has(near)),
    ).toEqual([])
    expect(nearOf('截止阀')).toEqual(['闸阀', '球阀'])
  })

  it('correct a character that is often mistaken for another', () => expect(variantsOf('水磅')).toEqual(['水泵']))
})
