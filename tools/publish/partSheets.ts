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
 * Writes each style module's rules to a sheet of its own, and for each component a `styles.js` that imports the sheets
 * it needs. Bundlers include a shared sheet once. These sheets suit hosts that use few components and must send few
 * bytes.
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
    const imports = needed.map((file) => `import '${relative(folder, file).replace(/^(?!\.)/, './')}';\n`)
    writeFileSync(`${folder}/styles.js`, imports.join(''))
  }
}

/** Returns the style modules that a component needs, each once and after its own dependencies. */
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

/**
 * Leaves imported style modules out, because they have sheets of their own. Modules beside the themes belong to the
 * themes' sheet.
 */
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
