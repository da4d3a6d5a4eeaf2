import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const pages = globSync('{*.md,docs/**/*.md,{packages,apps}/*/*.md}', {
  cwd: root,
  // Changelogs and API listings may name files that no longer exist.
  exclude: ['**/node_modules/**', '**/CHANGELOG.md', '**/api.md'],
})
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
)

/** Returns the files, tests, scripts and measurements that a text names in code spans but that do not exist. */
function absentIn(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!)
  return spans.flatMap((span) => {
    const [, script, names = ''] = /^npm (?:run )?(?!run$)([\w:]+)(?: (?:-- )?(.*))?$/.exec(span) ?? []
    if (script !== undefined) {
      if (!scripts.includes(script) && !['ci', 'install', 'create'].includes(script)) return [span]
      const [name = ''] = names.split(' ')
      const isMeasurement = ['fuzz', 'load', 'bench', 'faults'].includes(script) && /^[a-z]\w*$/i.test(name)
      return isMeasurement && !existsSync(join(root, `tests/${script}/${name}.ts`)) && name !== 'NAME' ? [span] : []
    }
    const isTest = /^[\w./-]+\.(?:test|spec)\.tsx?$/.test(span)
    const isPath = /^(?:packages|apps|tools|tests|docs|deploy)\/[\w./-]+\.\w+$/.test(span)
    return (isTest || isPath) && !existsSync(join(root, span)) ? [span] : []
  })
}

it('names only existing files, tests, scripts and measurements in the documents', () => {
  expect(pages.length).toBeGreaterThan(50)
  const absent = pages.flatMap((page) =>
    absentIn(readFileSync(join(root, page), 'utf8')).map((name) => `${page}: ${name}`),
  )
  expect(absent).toEqual([])
})

it.each([
  ['a test by half its path', '`cookies.test.ts`'],
  ['a file that was moved', '`apps/mall-api/src/handlers/attempts.test.ts`'],
  ['a measurement that has another name', '`npm run fuzz nonsense`'],
  ['a script that is not there', '`npm run nonsense`'],
])('detects %s', (_what, text) => {
  expect(absentIn(text)).toHaveLength(1)
})

it('accepts existing names', () => {
  expect(absentIn('`npm run fuzz -- prices` in `tests/fuzz/prices.ts`, `npm run load NAME`, `npm test`')).toEqual([])
})
