import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settings as ofMallApi } from '../../apps/mall-api/src/app/settings.ts'
import { settings as ofStorefront } from '../../apps/storefront/src/settings.ts'
import { root } from '../children.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')
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
  CATALOGUE_SIZE: 'the sample’s own',
  LOG_FORMAT: 'a container has no terminal',
  OTEL_SERVICE_NAME: 'the program’s name',
}

it.each([
  ['storefront', ofStorefront],
  ['mall-api', ofMallApi],
] as const)('passes every setting to the %s, or lists the reason for omitting it', (program, { shape }) => {
  const names = Object.keys(shape)
  expect(names.filter((name) => !(name in without) && !given(program).includes(name))).toEqual([])
  expect(given(program).filter((name) => !names.includes(name))).toEqual([])
})
