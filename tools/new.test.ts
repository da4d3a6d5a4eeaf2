import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './children.ts'
import { namespaceRegistry } from './generators/namespaces.ts'

// A copy of the sources. Its packages resolve to one another, and third-party packages come from the project.
const folder = mkdtempSync(join(tmpdir(), 'new-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => {
  for (const part of [
    'packages',
    'packages/host/src',
    'packages/host/package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    '.storybook',
    'tools',
  ]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules|pictures)(\/|$)|\.test\.tsx?$/.test(path.slice(root.length)),
    })
  }
  mkdirSync(join(folder, 'node_modules/@millwright'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@millwright')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@millwright', name))
})

it('writes components, widgets, blocks, pages, lists, forms and calls that compile at once', () => {
  for (const [kind, ...name] of [
    ['ui', 'Gauge'],
    ['widget', 'TorqueChart'],
    ['block', 'GoodsWall'],
    ['page', 'site', 'SizeGuide'],
    ['list', 'site', 'FactoryList'],
    ['form', 'site', 'CallBack'],
    ['call', 'shop', 'openingHours'],
  ] as const) {
    execFileSync(process.execPath, [join(root, 'tools/new.ts'), kind, ...name], {
      env: { ...process.env, NEW_INTO: folder },
    })
  }
  // Repeats the part of `npm run generate` that the new files need.
  writeFileSync(join(folder, 'packages/i18n/src/namespaces.ts'), namespaceRegistry(folder))
  expect(typeErrors()).toEqual([])
}, 300_000)

it('refuses to overwrite existing files', () => {
  expect(() =>
    execFileSync(process.execPath, [join(root, 'tools/new.ts'), 'ui', 'Button'], {
      env: { ...process.env, NEW_INTO: folder },
      stdio: 'pipe',
    }),
  ).toThrow('is there already')
})

/** Type-checks the written files, the changed lists and all their imports. */
function typeErrors(): string[] {
  const include = [
    'packages/ui/src/Gauge',
    'packages/commerce/src/TorqueChart',
    'packages/decoration/src/GoodsWall',
    'packages/pages/src/site/SizeGuide',
    'packages/pages/src/site/FactoryList',
    'packages/pages/src/site/CallBack',
    'packages/i18n/src/namespaces.ts',
    'packages/contract/src/contract.ts',
    'packages/decoration/src/looks.ts',
    'packages/fixtures/src/answers.ts',
    'packages/fixtures/src/probes.ts',
  ]
  writeFileSync(join(folder, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', 'tsconfig.new.json'],
      { cwd: folder, encoding: 'utf8' },
    )
    return []
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split('\n')
  }
}
