import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../children.ts'
import { packed, problemsOf, publishedPackages } from './tarballs.ts'

const all = publishedPackages()
const tarballs = await packed()

describe('the packages', () => {
  it('are twelve, of one version, released together', () => {
    expect(all).toHaveLength(12)
    expect(new Set(all.map(({ version }) => version)).size).toBe(1)
    const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as { fixed: string[][] }
    expect(fixed).toEqual([all.map(({ name }) => name)])
  })

  it.each(all.map((one) => [one.name, one] as const))('%s has every file that outside users need', (name, one) => {
    // `npm run pack` builds the packages and checks the build output.
    const files = tarballs.find((one) => one.name === name)!.files.filter(({ path }) => !path.startsWith('dist/'))
    expect(files.length).toBeGreaterThan(5)
    expect(problemsOf(one, files)).toEqual([])
  })

  it.each(all)('the README of $name links to the supported versions in its tarball', ({ name, folder }) => {
    const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8')
    expect(readme).toContain('](guides/supported.en.md)')
    // On npm's site a link out of the package is broken.
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path]) => path!)
    const { files } = tarballs.find((one) => one.name === name)!
    const packedPaths = new Set(files.map(({ path }) => path))
    expect(links.filter((path) => !packedPaths.has(path))).toEqual([])
    expect(links.filter((path) => !existsSync(join(root, 'packages', folder, path)))).toEqual([])
  })
})

describe('the check of a package', () => {
  const [whole] = all
  const { files } = tarballs.find(({ name }) => name === whole!.name)!
  it.each([
    ['a pin', { dependencies: { 'radix-ui': '1.8.1' } }, /pins radix-ui/],
    ['no engines', { engines: {} }, /no engines/],
    ['another home', { homepage: 'https://example.com' }, /no own homepage/],
    ['a release without changes', { version: '0.9.0', name: 'x' }, /./],
  ])('reports %s', (_, change, said) => {
    const without = files.filter(({ path }) => path !== 'CHANGELOG.md')
    expect(problemsOf({ ...whole!, ...change }, without).join('\n')).toMatch(said)
  })
  it('reports a missing file and an unexpected file', () => {
    const others = [...files.filter(({ path }) => path !== 'LICENSE'), { path: 'src/Part.test.tsx' }]
    expect(problemsOf(whole!, others)).toEqual([
      `${whole!.name} has no LICENSE`,
      `${whole!.name} carries src/Part.test.tsx`,
    ])
  })
})
