import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as constants from '@millwright/domain/constants'
import { contract } from '@millwright/contract/contract'
import type { zh } from '../../packages/i18n/src/namespaces/errors.ts'
import { layouts } from '@millwright/pages/defineScreen'
import { routes } from '@millwright/pages/routes'
import { root } from '../children.ts'
import { runningSources, unused } from './usesOf.ts'

const sources = runningSources()
const word = (name: string) => new RegExp(`\\b${name}\\b`)

const pageIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]
/** The messages listed in the specification, by their keys in the `errors` namespace. */
const catalogue = [
  'regionNotSupported',
  'insufficientInventory',
  'eventNotStarted',
  'eventEnded',
  'outOfStock',
  'enterItemCount',
  'balanceInsufficient',
  'orderExpired',
  'qrExpired',
  'submittedAtOnce',
  'flashSaleBusy',
  'tooManyLines',
  'addressLimit',
  'wrongImageFormat',
  'imageTooLarge',
  'announcementMissing',
  'connectionBroken',
  'loggedInElsewhere',
  'accountOffline',
  'notResponsibleForChat',
] as const satisfies readonly (keyof typeof zh)[]

it('uses every message of the catalogue [R8.06]', () => {
  const said = (key: string) => new RegExp(`['"]${key}['"]|\\.${key}\\b`)
  expect(unused(catalogue, said, sources, /^packages\/i18n\/src\/namespaces\//)).toEqual([])
})

it('shows a screen in every layout [R2.38]', () => {
  const shown = new Set(routes.map(({ layout }) => layout))
  expect(layouts.filter((layout) => !shown.has(layout))).toEqual([])
})

it('records a visit for every page id [R6.05]', () => {
  const recorded = new Set(routes.map(({ pageId }) => pageId))
  expect(pageIds.filter((id) => !recorded.has(id))).toEqual([])
})

it('uses every constant of the mall [R9.01]', () => {
  expect(unused(Object.keys(constants), word, sources, /^packages\/domain\/src\/constants\.ts$/)).toEqual([])
})

/**
 * Returns the specification's calls by name, from the table of the contract's test. The shop or the kit must make each
 * call.
 */
function specified(): string[] {
  const test = readFileSync(join(root, 'packages/contract/src/specification.test.ts'), 'utf8')
  const table = /^const table[^=]*= \[\n(.*?)^\]/ms.exec(test)?.[1] ?? ''
  return [...table.matchAll(/^ {2}\['[A-Z]+', '[^']+', '(\w+)'/gm)].map(([, name]) => name!)
}

it('makes every call of the specification [R7.01]', () => {
  const made = (name: string) => new RegExp(`\\.${name}\\b`)
  // These files name calls without making them: the contract, the mall's handlers, and lists of all calls.
  const definitions =
    /^packages\/contract\/|^apps\/mall-api\/|^packages\/api-client\/src\/(calls|effects|editions)\.ts$/
  const names = specified()
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !(name in contract))).toEqual([])
  expect(unused(names, made, sources, definitions)).toEqual([])
})

it('finds a constant, a message and a call used only by tests', () => {
  const planted = [
    { file: 'packages/domain/src/constants.ts', text: 'export const PLANTED = 1\nexport const NEEDED = 2' },
    { file: 'packages/pages/src/a.ts', text: 'useIt(NEEDED)' },
  ]
  expect(unused(['PLANTED', 'NEEDED'], word, planted, /constants\.ts$/)).toEqual(['PLANTED'])
  expect(runningSources().filter(({ file }) => /\.test\.|\.stories\.|fixtures/.test(file))).toEqual([])
})
