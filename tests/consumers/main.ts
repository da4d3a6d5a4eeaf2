import assert from 'node:assert/strict'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { root } from '../../tools/children.ts'
import { launchOptions } from '../chromium.ts'
import { entriesOf } from '../../tools/publish/entries.ts'
import { freePort } from '../mall.ts'
import { editorHost } from './editorHost.ts'
import { germanShop } from './germanShop.ts'
import { install, published } from './install.ts'
import type { Kind } from './install.ts'
import { look } from './look.ts'
import { checkDecorated, checkVue } from './checkDecorated.ts'
import { checkEmbedded } from './checkEmbedded.ts'
import { checkForms } from './checkForms.ts'
import { checkFramed } from './checkFramed.ts'
import { checkNext } from './checkNext.ts'
import { checkTailwind } from './checkTailwind.ts'
import { running, served, runOrThrow, viteBuild } from './work.ts'

type Host = { name: string; kind: Kind; work: (folder: string, browser: Browser) => Promise<void> }

const hosts: Host[] = [
  { name: 'types', kind: 'plain', work: types },
  { name: 'node', kind: 'plain', work: bareNode },
  { name: 'servers', kind: 'plain', work: unmarked },
  { name: 'vite', kind: 'plain', work: viteApp },
  { name: 'ssr', kind: 'plain', work: serverRendering },
  { name: 'extract', kind: 'plain', work: ownStyles },
  { name: 'sheets', kind: 'plain', work: sheetsByPart },
  { name: 'forms', kind: 'plain', work: formLibraries },
  { name: 'embedded', kind: 'plain', work: embedded },
  { name: 'decorated', kind: 'plain', work: decoratedApp },
  { name: 'framed', kind: 'plain', work: framedPreview },
  { name: 'vue', kind: 'vue', work: vueApp },
  { name: 'tailwind', kind: 'tailwind', work: tailwindApp },
  { name: 'next', kind: 'next', work: nextApp },
  { name: 'editor', kind: 'german', work: editorHost },
  { name: 'german', kind: 'german', work: germanShop },
]

/** Entries that Vite must compile: they import styles and texts by language. */
const compiled = new Set(['@millwright/host', '@millwright/host/browser'])

const named = process.argv.slice(2)
const chosen = hosts.filter(({ name }) => named.length === 0 || named.includes(name))
if (chosen.length < named.length) throw new Error(`There are the hosts ${hosts.map(({ name }) => name).join(', ')}.`)

let failed = 0
const folders = new Map<string, Promise<string>>()
const browser = await chromium.launch(await launchOptions())
for (const { name, kind, work } of chosen) {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  try {
    if (!folders.has(kind)) {
      folders.set(kind, install(kind))
      await folders.get(kind)
      console.log(`installed  ${kind}, ${seconds()}`)
    }
    await work(await folders.get(kind)!, browser)
    console.log(`passed     ${name}, ${seconds()}`)
  } catch (error) {
    failed++
    console.log(`FAILED     ${name}, ${seconds()}\n${error instanceof Error ? error.stack : String(error)}`)
  }
}
await browser.close()
console.log(`\n${chosen.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/** Type-checks the README's samples and every entry with both module resolutions, including the kit's declarations. */
async function types(folder: string): Promise<void> {
  for (const [name, files] of Object.entries({
    commerce: ['shop/Providers.tsx', 'shop/Mine.tsx', 'shop/Shop.tsx', 'shop/products.ts', 'vite/main.tsx'],
    decoration: [
      'shop/Decorated.tsx',
      'decorated/main.tsx',
      'next/app/decorated/machine.ts',
      'next/app/decorated/registry.tsx',
      'next/app/decorated/page.tsx',
    ],
    ui: ['forms/inquiry.ts', 'forms/HookForm.tsx', 'forms/HookMoney.tsx', 'forms/TanstackForm.tsx'],
  })) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    for (const file of files) {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll('../shop/', './')
      assert.ok(readme.includes(text), `packages/${name}/README.md does not show ${file} as it is built here`)
    }
  }
  const every = published.flatMap(({ name }) => entriesOf(join(folder, 'node_modules', name)))
  const typed = every.filter(({ name }) => !/\.\w+$/.test(name))
  assert.ok(typed.length > 150, `only ${typed.length} entries`)
  mkdirSync(join(folder, 'entries'), { recursive: true })
  writeFileSync(
    join(folder, 'entries/every.ts'),
    typed.map(({ name }, at) => `import type * as Entry${at} from '${name}'\nexport type { Entry${at} }\n`).join(''),
  )
  for (const [module, moduleResolution] of [
    ['ESNext', 'bundler'],
    ['NodeNext', 'NodeNext'],
  ]) {
    const project = join(folder, `tsconfig.${moduleResolution}.json`)
    writeFileSync(
      project,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          noEmit: true,
          target: 'ES2023',
          lib: ['ES2024', 'DOM', 'DOM.Iterable'],
          module,
          moduleResolution,
          jsx: 'react-jsx',
          allowImportingTsExtensions: true,
          verbatimModuleSyntax: true,
          noUncheckedSideEffectImports: true,
          types: ['node', 'vite/client'],
        },
        include: ['entries', 'shop', 'vite', 'ssr', 'extract/*.ts*', 'sheets', 'forms', 'embedded', 'next/app'],
      }),
    )
    await runOrThrow([join(root, 'node_modules/typescript/bin/tsc'), '-p', project], folder)
  }
}

/** Imports each runnable entry in Node without a bundler. */
async function bareNode(folder: string): Promise<void> {
  for (const { name, dependencies = {}, peerDependencies = {}, scripts = {} } of published) {
    const others = Object.keys(dependencies).filter((one) => !one.startsWith('@millwright/'))
    // A whole shop needs a server, a bundler and their tools. `ui` names react-aria and react-stately, which
    // react-aria-components needs anyway. Other packages have few dependencies.
    const most = { '@millwright/host': 10, '@millwright/ui': 7 }[name] ?? 6
    assert.ok(others.length <= most, `${name} asks for more than ${most} packages of others`)
    assert.deepEqual(
      [dependencies.react, peerDependencies.react ?? '^19.0.0'],
      [undefined, '^19.0.0'],
      `${name} takes the React of its host`,
    )
    assert.deepEqual(
      Object.keys(scripts).filter((script) => /install|prepare/.test(script)),
      [],
      `${name} runs nothing where it is installed`,
    )
  }
  const entries = published.flatMap(({ name }) =>
    entriesOf(join(folder, 'node_modules', name))
      .map((entry) => entry.name)
      .filter((entry) => !compiled.has(entry)),
  )
  assert.ok(entries.length > 150, `only ${entries.length} entries`)
  await runOrThrow(
    [
      '--input-type=module',
      '--eval',
      `for (const entry of ${JSON.stringify(entries)}) await import(entry).catch((error) => { console.error(entry, error); process.exitCode = 1 })`,
    ],
    folder,
  )
}

/** Checks that modules without `"use client"` use only React exports that its server build has. */
async function unmarked(folder: string): Promise<void> {
  const { output } = await runOrThrow(
    [
      '--conditions=react-server',
      '--input-type=module',
      '--eval',
      "import * as react from 'react'; console.log(Object.keys(react).join(' '))",
    ],
    folder,
  )
  const served = new Set(output.trim().split(' '))
  assert.ok(served.has('useId') && !served.has('useState'))
  const marked = (file: string) => readFileSync(file, 'utf8').startsWith('"use client";')
  const entries = new Map(
    published.flatMap(({ name }) =>
      entriesOf(join(folder, 'node_modules', name)).map((entry) => [entry.name, entry.script]),
    ),
  )
  const wrong: string[] = []
  for (const file of published
    .filter(({ name }) => name !== '@millwright/host')
    .flatMap(({ name }) => globSync(join(folder, 'node_modules', name, 'dist/**/*.js')))
    .filter((one) => !marked(one))) {
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(
      /import \{([^}]+)\} from "([^"]+)";/g,
    )) {
      const asked = names.split(',').map((one) => one.trim().split(' as ')[0] ?? '')
      const other = from.startsWith('.') ? join(dirname(file), from) : entries.get(from)
      if (from === 'react')
        wrong.push(...asked.filter((one) => !served.has(one)).map((one) => `${file}: ${one} of react`))
      // On the server a client module provides its components only. Other values are references.
      else if (other && marked(other))
        wrong.push(...asked.filter((one) => !/^[A-Z]/.test(one)).map((one) => `${file}: ${one} of ${from}`))
    }
  }
  assert.deepEqual(wrong, [])
}

async function viteApp(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'vite')
  await served(join(folder, 'vite/dist'), async (url) => {
    await look(browser, url, { drawn: false })
  })
}

async function serverRendering(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'ssr', '--outDir', 'dist/client')
  await viteBuild(folder, 'ssr', '--ssr', 'server.tsx', '--outDir', 'dist/server')
  await running(['dist/server/server.js'], join(folder, 'ssr'), async (url) => {
    await look(browser, url, { drawn: true })
  })
}

async function ownStyles(folder: string, browser: Browser): Promise<void> {
  writeFileSync(
    join(folder, 'extract/vite.config.js'),
    "import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'\nexport default { plugins: [vanillaExtractPlugin()] }\n",
  )
  await viteBuild(folder, 'extract')
  await served(join(folder, 'extract/dist'), async (url) => {
    const page = await look(browser, url, { drawn: false })
    assert.deepEqual(
      await page.evaluate(() => {
        const [main, title] = [
          getComputedStyle(document.querySelector('main')!),
          getComputedStyle(document.querySelector('h1')!),
        ]
        return [main.paddingTop, main.borderTopWidth, title.marginTop]
      }),
      ['24px', '4px', '12px'],
      "the host's own styles take our tokens and win over our reset",
    )
  })
}

/**
 * Checks two components with their own sheets: they look as with the whole stylesheet, and no other component's rules
 * are loaded.
 */
async function sheetsByPart(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'sheets')
  const size = globSync('sheets/dist/assets/*.css', { cwd: folder }).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  )
  assert.ok(
    size < 0.5 * statSync(join(folder, 'node_modules/@millwright/ui/dist/styles.css')).size,
    `the sheets of two parts are ${size} bytes`,
  )
  await served(join(folder, 'sheets/dist'), async (url) => {
    const page = await browser.newPage()
    await page.goto(url)
    const button = page.getByRole('button', { name: 'Sign in' })
    const [ground, wanted] = await button.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.ownerDocument.documentElement).getPropertyValue('--mw-color-action'),
    ])
    assert.notEqual(ground, 'rgba(0, 0, 0, 0)', `a button has its ground (${wanted})`)
    assert.equal(await button.evaluate((element) => getComputedStyle(element).borderRadius), '4px')
    assert.equal(
      await page.getByRole('textbox').evaluate((element) => getComputedStyle(element.parentElement!).borderTopStyle),
      'solid',
      'a field has its box',
    )
    await page.close()
  })
}

async function formLibraries(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'forms')
  await served(join(folder, 'forms/dist'), (url) => checkForms(browser, url))
}

async function embedded(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'embedded')
  await served(join(folder, 'embedded/dist'), (url) => checkEmbedded(browser, url))
}

async function decoratedApp(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'decorated')
  await served(join(folder, 'decorated/dist'), (url) => checkDecorated(browser, url))
}

/** Serves the same folder from two origins. */
async function framedPreview(folder: string, browser: Browser): Promise<void> {
  await viteBuild(folder, 'framed')
  const dist = join(folder, 'framed/dist')
  await served(dist, (editor) =>
    served(dist, (shop) => checkFramed(browser, new URL(editor).origin, new URL(shop).origin)),
  )
}

async function vueApp(folder: string, browser: Browser): Promise<void> {
  writeFileSync(
    join(folder, 'vue/vite.config.js'),
    "import vue from '@vitejs/plugin-vue'\nexport default { plugins: [vue()] }\n",
  )
  await viteBuild(folder, 'vue')
  await served(join(folder, 'vue/dist'), (url) => checkVue(browser, url))
}

async function nextApp(folder: string, browser: Browser): Promise<void> {
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  await runOrThrow([next, 'build'], join(folder, 'next'), env)
  const port = await freePort()
  await running(
    [next, 'start', '-p', String(port), '-H', '127.0.0.1'],
    join(folder, 'next'),
    async () => {
      const url = `http://127.0.0.1:${port}`
      await look(browser, url, { drawn: true })
      await checkNext(browser, url)
    },
    /Ready/,
    { ...env, MALL: `http://127.0.0.1:${port}/api` },
  )
}

async function tailwindApp(folder: string, browser: Browser): Promise<void> {
  writeFileSync(
    join(folder, 'tailwind/vite.config.js'),
    "import tailwindcss from '@tailwindcss/vite'\nexport default { plugins: [tailwindcss()] }\n",
  )
  const properties = readFileSync(join(folder, 'node_modules/@millwright/ui/dist/tokens.css'), 'utf8')
  assert.doesNotMatch(properties, /\.[a-z]/i, 'tokens.css has custom properties and no class')
  await viteBuild(folder, 'tailwind')
  await served(join(folder, 'tailwind/dist'), (url) => checkTailwind(browser, url))
}
