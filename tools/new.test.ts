import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { typeErrors } from './checks/typeErrors.ts'
import { root } from './children.ts'
import { namespaceRegistry } from './generators/namespaces.ts'

const folder = mkdtempSync(join(tmpdir(), 'new-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(...words: readonly string[]): string {
  const plop = [join(root, 'node_modules/plop/bin/plop.js'), '--plopfile', 'tools/plopfile.ts', '--dest', folder]
  // Under NODE_ENV=test plop reports failures on stdout.
  const env = { ...process.env, NODE_ENV: '' }
  return execFileSync(process.execPath, [...plop, ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe', env })
}

it('writes all kinds of files, which compile together', () => {
  for (const words of [
    ['ui', 'Gauge', 'A value against its limits.', 'A reading has limits.'],
    ['widget', 'TorqueChart'],
    ['block', 'GoodsWall'],
    ['page', 'site', 'SizeGuide', '尺码指南'],
    ['center', 'member', 'Warranty'],
    ['center-list-detail', 'account', 'AddressLabel', '地址标签'],
    ['list', 'site', 'FactoryList'],
    ['list-detail', 'shop', 'Machine'],
    ['form', 'site', 'CallBack'],
    ['call', 'shop', 'openingHours'],
    ['migration', 'order', 'HoldReason'],
  ])
    write(...words)
  const paths = globSync('**/*.*', { cwd: folder }).toSorted()
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  // The part of `tools/generateCode.ts` that the new files need.
  files.set('packages/i18n/src/namespaces.ts', namespaceRegistry([root, folder]))
  const detail = files.get('packages/pages/src/shop/MachineDetail/MachineDetail.tsx')!
  const broken = 'packages/pages/src/shop/MachineDetail/Broken.tsx'
  files.set(broken, detail.replace('record.name', 'record.nothing'))
  expect([...typeErrors(files, [...paths, broken])]).toEqual([[broken, [expect.stringContaining('nothing')]]])
  expect(paths.filter((path) => path.endsWith('.sql')).map((path) => path.split('/').at(-1)!.slice(5))).toEqual([
    'account_address_label.sql',
    'site_factory_list.sql',
    'shop_machine.sql',
    'site_call_back.sql',
    'shop_opening_hours.sql',
    'order_hold_reason.sql',
  ])
  expect(new Set(paths.map((path) => /migrations\/(\d+)/.exec(path)?.[1])).size).toBe(7)
}, 300_000)

it('refuses to write over a file, or under a wrong name or context', () => {
  expect(() => write('ui', 'Button')).toThrow('is there already')
  expect(() => write('page', 'nowhere', 'SizeGuide')).toThrow('context')
  expect(() => write('page', 'site', 'size-guide')).toThrow('is not a noun')
}, 60_000)
