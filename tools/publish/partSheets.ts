import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { build } from 'esbuild'
import type { Metafile, Plugin } from 'esbuild'

type Sheets = {
  parts: readonly string[]
  inputs: Metafile['inputs']
  themes: string
  layers: string
  css: () => Plugin
}

const styles = /\.css\.ts$/
const sheetOf = (file: string) => file.replace(/^src\//, 'dist/').replace(styles, '.css')

/**
 * For hosts that use a few parts and count bytes: each module's rules once, in a sheet of their own, and beside each
 * part a `styles.js` that imports those the part needs, which bundlers take once however many parts ask for them.
 */
export async function writePartSheets({ parts, inputs, themes, layers, css }: Sheets): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: Object.keys(inputs)
      .filter((file) => file.startsWith('src/') && styles.test(file))
      .map((file) => ({ in: file, out: file.slice('src/'.length).replace(styles, '') })),
    bundle: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    packages: 'external',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    plugins: [ownRules(themes), css()],
    ignoreAnnotations: true,
  })
  const filled = new Set<string>()
  for (const { path, text } of outputFiles) {
    const rules = text.replace(/@layer [\w., ]+;/g, '')
    if (!path.endsWith('.css') || !rules.trim()) continue
    const file = relative('.', path)
    filled.add(file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, file === sheetOf(themes) ? layers + rules : rules)
  }
  for (const part of parts) {
    const needed = [themes, ...sheetsFor(part, inputs)].map(sheetOf).filter((file) => filled.has(file))
    const folder = `dist/${dirname(relative('src', part))}`
    writeFileSync(
      `${folder}/styles.js`,
      needed.map((file) => `import '${relative(folder, file).replace(/^(?!\.)/, './')}';\n`).join(''),
    )
  }
}

/** The modules of styles that a part draws with, each once and after those that it stands upon. */
export function sheetsFor(part: string, inputs: Metafile['inputs']): string[] {
  const entered = new Set<string>()
  const found: string[] = []
  const visit = (file: string): void => {
    if (entered.has(file)) return
    entered.add(file)
    for (const { path } of inputs[file]?.imports ?? []) if (path.startsWith('src/')) visit(path)
    if (styles.test(file)) found.push(file)
  }
  visit(part)
  return found
}

/** What a module of styles imports has a sheet of its own. What stands beside the themes is one with them. */
const ownRules = (themes: string): Plugin => ({
  name: 'own rules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.vanilla\.css\?/ }, ({ path, importer }) => {
      const file = relative('.', importer)
      const own = file === themes ? `${dirname(themes)}/` : `${file}.`
      return path.startsWith(own) ? undefined : { path, namespace: 'elsewhere' }
    })
    onLoad({ filter: /./, namespace: 'elsewhere' }, () => ({ contents: '', loader: 'css' }))
  },
})
