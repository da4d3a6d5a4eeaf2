import { loadModule } from 'libpg-query'
import { beforeAll, expect, it } from 'vitest'
import { breakingChanges, breakingMigrations } from './migrations.ts'

beforeAll(loadModule)

it.each([
  ['alter table shop drop column phone', 'drops shop.phone'],
  ['drop table notice', 'drops a table'],
  ['alter table shop rename column phone to tel', 'renames something to tel'],
  ['alter table shop rename to store', 'renames something to store'],
  ['alter table shop alter column phone type int using phone::int', 'changes the type of shop.phone'],
  ['alter table shop alter column phone set not null', 'requires shop.phone'],
  ['alter table shop add column fax text not null', 'requires the new shop.fax'],
  ['alter table shop add check (freight_base > 0)', 'constrains shop'],
  ['create unique index on shop (phone)', 'makes columns of shop unique'],
])('finds a change that breaks the former version: %s', (script, found) => {
  expect(breakingChanges(script)).toEqual([found])
})

it.each([
  'alter table shop add column fax text',
  "alter table shop add column fax text not null default ''",
  'alter table shop alter column phone drop not null',
  'create index on shop (phone)',
  'create table fax (id bigint not null unique); alter table fax add check (id > 0); create unique index on fax (id)',
  '-- contract: no version since 2026-11 reads it\nalter table shop drop column phone',
])('allows a change that does not break the former version: %s', (script) => {
  expect(breakingChanges(script)).toEqual([])
})

it('finds no migration that breaks the version before it', async () => {
  expect(await breakingMigrations()).toEqual([])
})
