import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../children.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const [beforeApi = '', api = ''] = text('docs/deployment.md').split('| variable of the API |')
/** Returns the variables listed in a table of the guide. */
const told = (table: string) =>
  [...table.matchAll(/^\| (`[A-Z_]+.*?) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z_]+)/g)].map(([, name]) => name!),
  )
const given = (program: string) =>
  [
    ...(new RegExp(`^x-${program}:[^]*?^(?=x-|services:)`, 'm').exec(text('deploy/compose.yaml'))?.[0] ?? '').matchAll(
      /^    ([A-Z_]+):/gm,
    ),
  ].map(([, name]) => name!)

const without: Readonly<Record<string, string>> = {
  MALL_IM_BASE: 'the chat is the same server',
  PASSWORD_CODEC: 'the family’s',
  PASSWORD_KEY: 'the family’s',
  PASSWORD_PUBLIC_KEY: 'the family’s',
  PASSWORD_PRIVATE_KEY: 'the family’s',
  PICTURE_BASE: 'through the shop',
  STATEMENT_SECONDS: 'the default',
  CORS_ORIGINS: 'the storefront needs none',
}

it.each([
  ['storefront', beforeApi],
  ['mall-api', api.split('`GET /health`')[0]!],
] as const)('passes every variable of the guide to the %s, or gives a reason', (program, table) => {
  const names = told(table)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !(name in without) && !given(program).includes(name))).toEqual([])
})
