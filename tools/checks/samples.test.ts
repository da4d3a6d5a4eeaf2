import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapi } from '@millwright/contract/openapi'
import { describe, expect, it } from 'vitest'
import { root } from '../children.ts'
import { sampleErrors, samplesOf, texts } from './samples.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('samples to copy', () => {
  it('compile as they are, with their imports and their data', { timeout: 180_000 }, () => {
    const samples = texts().flatMap((file) => samplesOf(file, read(file)))
    expect(samples.length).toBeGreaterThan(180)
    expect(sampleErrors(samples)).toEqual([])
  })

  it('are the same in components.json and llms.txt', () => {
    for (const name of ['ui', 'commerce']) {
      const { components } = JSON.parse(read(`packages/${name}/components.json`)) as {
        components: { sample: string }[]
      }
      const shown = read(`packages/${name}/llms.txt`)
      expect(components.filter(({ sample }) => !shown.includes(sample))).toEqual([])
    }
  })
})

describe('the check of samples', () => {
  const sample = (code: string, more = '') => samplesOf('X.md', `# X\n\n\`\`\`tsx\n${code}\n\`\`\`\n${more}`)

  it('reports names that are not imported and props that do not exist', { timeout: 120_000 }, () => {
    const wrong = sampleErrors([
      ...sample('export const a = <Button />'),
      ...sample('import { Button } from \'@millwright/ui/Button\'\nexport const b = <Button tone="loud">Go</Button>'),
    ])
    expect(wrong).toEqual([
      expect.stringMatching(/^X\.md:3 \(1\): Cannot find name 'Button'/),
      expect.stringMatching(/^X\.md:3 \(2\): Type '"loud"'/),
    ])
  })

  it('lets a sample import another by its file name', { timeout: 120_000 }, () => {
    const named = '```tsx\n// Part.tsx\nexport const Part = () => null\n```'
    expect(sampleErrors(sample("import { Part } from './Part.tsx'\nexport const a = <Part />", named))).toEqual([])
  })
})

const reference = /\bR\d{1,2}\.\d{2}\b/

describe('ids of requirements', () => {
  it('do not appear in published documents', () => {
    const written = ['packages/*/{api,CHANGELOG}.md', 'packages/*/components.json']
    const files = [...texts(), ...written.flatMap((pattern) => globSync(pattern, { cwd: root }))]
    expect(files.filter((file) => reference.test(read(file)))).toEqual([])
    expect(JSON.stringify(openapi())).not.toMatch(reference)
  })

  it('do not appear in docstrings and comments of the packages', () => {
    const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/test/.test(file),
    )
    const said = sources.flatMap((file) =>
      [...read(file).matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)]
        .filter(([comment]) => reference.test(comment))
        .map(([comment]) => `${file}: ${comment.slice(0, 80)}`),
    )
    expect(said).toEqual([])
  })
})
