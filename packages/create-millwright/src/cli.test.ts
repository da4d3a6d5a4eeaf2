import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cli } from './cli.ts'

let cwd: string
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-millwright-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

const read = (file: string) => readFileSync(join(cwd, file), 'utf8')

async function run(given: string[], answers?: string[]) {
  const said = { out: '', err: '', asked: [] as string[] }
  const code = await cli(given, {
    cwd,
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    ask:
      answers &&
      (async (question) => {
        said.asked.push(question)
        return answers.shift() ?? ''
      }),
  })
  return { code, ...said }
}

it('writes a small shop and prints the next steps', async () => {
  const { code, out, err } = await run(['my-shop', '--name', "Schmidt's $& Söhne", '--api', 'https://api.example'])
  expect([code, err]).toEqual([0, ''])
  expect(readdirSync(join(cwd, 'my-shop'), { recursive: true }).map(String).toSorted()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'src',
    'src/brand.css',
    'src/screens',
    'src/screens/About.route.ts',
    'src/screens/About.tsx',
    'src/server.ts',
    'src/shell.tsx',
    'src/shop.ts',
    'tsconfig.json',
    'vite.config.ts',
  ])
  expect(out).toContain('cd my-shop\n  npm install\n  npm run dev')
  expect(out).not.toContain('sample mall')
  const shop = read('my-shop/src/shop.ts')
  expect(shop).toContain(String.raw`name: 'Schmidt\'s $& Söhne'`)
  expect(shop).toContain("MALL_API_BASE = 'https://api.example'")
  expect(read('my-shop/README.md')).toMatch(/^# Schmidt's \$& Söhne\n/)
  for (const file of ['src/shop.ts', 'src/shell.tsx', 'src/screens/About.tsx', 'README.md'])
    expect(read(`my-shop/${file}`), file).not.toContain('My shop')
})

it("names the package after its folder and depends on the kit's own version", async () => {
  await run(['my-shop', '--yes'])
  const { name, dependencies } = JSON.parse(read('my-shop/package.json')) as {
    name: string
    dependencies: Record<string, string>
  }
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string
  }
  expect(name).toBe('my-shop')
  expect(dependencies['@millwright/host']).toBe(`^${version}`)
  expect(dependencies.react).toBe('^19.0.0')
})

it('uses the sample mall by default and prints how to start it', async () => {
  const { out } = await run(['my-shop', '--yes'])
  expect(read('my-shop/src/shop.ts')).toContain("MALL_API_BASE = 'http://localhost:4101'")
  expect(out).toContain('npm run mall')
})

it('writes a merchant’s editor with --platform', async () => {
  const { code, out } = await run(['editor', '--platform', '--name', 'A & B', '--yes'])
  expect([code, out.includes('sample mall')]).toEqual([0, false])
  expect(read('editor/index.html')).toContain('<title>A &amp; B</title>')
  expect(read('editor/src/main.tsx')).toContain("import { Editor } from '@millwright/editor/Editor'")
  expect(readFileSync(join(cwd, 'editor/public/pictures/pump.svg'))).toEqual(
    readFileSync(join(import.meta.dirname, '../template/platform/public/pictures/pump.svg')),
  )
})

it('asks for missing arguments in a terminal, and takes the default for an empty answer', async () => {
  const { code, asked } = await run([], ['my-shop', '', 'https://api.example/'])
  expect([code, asked]).toEqual([
    0,
    ['Folder (my-shop): ', 'Name for visitors (My shop): ', "The mall's API (http://localhost:4101): "],
  ])
  expect(read('my-shop/src/shop.ts')).toContain("MALL_API_BASE = 'https://api.example'")
  expect((await run(['other', '--name', 'Other', '--api', 'https://api.example'], [])).asked).toEqual([])
  expect((await run(['third', '--yes'], [])).asked).toEqual([])
})

it('overwrites nothing: a folder must be new, empty, or a new repository', async () => {
  mkdirSync(join(cwd, 'begun/.git'), { recursive: true })
  expect((await run(['begun', '--yes'])).code).toBe(0)
  const again = await run(['begun', '--yes'])
  expect([again.code, again.err]).toEqual([
    1,
    `${join(cwd, 'begun')} is not empty (.gitignore, README.md, package.json, …): name a new folder.\n`,
  ])
  writeFileSync(join(cwd, 'file'), '')
  expect((await run(['file', '--yes'])).err).toContain('is not empty (file)')
})

it('prints one sentence about invalid arguments and writes nothing', async () => {
  for (const given of [[], ['My Shop'], ['my-shop', '--api', 'nowhere']]) {
    const { code, err } = await run(given)
    expect([code, err.length > 20]).toEqual([1, true])
  }
  expect((await run(['--help'])).out).toContain('--platform')
  expect(readdirSync(cwd)).toEqual([])
})
