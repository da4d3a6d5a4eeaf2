import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../apps/editor-example/src')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('has at most 300 lines besides the host’s part', () => {
  const files = globSync(['*.ts', '*.tsx', '!*.stories.tsx', '!host.ts', '!main.tsx'], { cwd: folder })
  expect(files.sort()).toEqual(['BlockList.tsx', 'Editor.tsx', 'Fields.tsx', 'usePage.ts'])
  const lines = files.flatMap((file) => read(file).split('\n')).filter((line) => line.trim())
  expect(lines.length).toBeLessThanOrEqual(300)
})

it('imports only its own files and exported modules of packages', () => {
  for (const file of globSync('*.{ts,tsx}', { cwd: folder })) {
    const foreign = [...read(file).matchAll(/from '([^']+)'/g)]
      .map(([, from]) => from!)
      .filter(
        (from) => !/^\.\/[\w.]+$|^@millwright\/[\w-]+\/(?!internal\/|src\/)[\w/-]+$|^react(-dom\/client)?$/.test(from),
      )
      .filter((from) => !file.endsWith('.stories.tsx') || !/^(storybook\/test|@storybook\/react-vite)$/.test(from))
    expect([file, foreign]).toEqual([file, []])
  }
})
