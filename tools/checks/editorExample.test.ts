import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../apps/editor-example/src')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('has at most 150 lines: the editor is a package', () => {
  const files = globSync(['*.ts', '*.tsx'], { cwd: folder })
  expect(files.sort()).toEqual(['host.ts', 'main.tsx'])
  const lines = files.flatMap((file) => read(file).split('\n')).filter((line) => line.trim())
  expect(lines.length).toBeLessThanOrEqual(150)
})

it('imports only its own files and exported modules of packages', () => {
  for (const file of globSync('*.{ts,tsx}', { cwd: folder })) {
    const foreign = [...read(file).matchAll(/from '([^']+)'/g)]
      .map(([, from]) => from!)
      .filter(
        (from) => !/^\.\/[\w.]+$|^@millwright\/[\w-]+\/(?!internal\/|src\/)[\w/-]+$|^react(-dom\/client)?$/.test(from),
      )
    expect([file, foreign]).toEqual([file, []])
  }
})
