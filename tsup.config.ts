import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build, transform } from 'esbuild'
import type { Metafile, Plugin } from 'esbuild'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'
import { needsClient } from './tools/publish/needsClient.ts'
import { writePartSheets } from './tools/publish/partSheets.ts'
import { plainSheet } from './tools/publish/plainSheet.ts'
import { tailwindSheet } from './tools/publish/tailwindSheet.ts'

type Target = { '@millwright/source'?: string } | string | null

const source = /\.tsx?$/
const themes = 'src/theme/sheet.css.ts'
/** Whichever sheet a host loads first, the order of the layers is said in it. */
const layers = '@layer mw.reset,mw.theme,mw.components,mw.screens;'
/** For hosts whose pages are made of our parts alone. */
const reset = 'src/theme/reset.css.ts'
const properties = 'src/theme/themes.css.ts'
/** Published beside the modules. */
const asTheyAre = ['src/theme/tokens.json', 'src/Icon/icons.svg']
/** `base.css.ts` of ui knows our own elements by the beginning of their classes, and `letters.ts` marks some. */
const css = () =>
  vanillaExtractPlugin({
    identifiers: ({ hash, debugId = '' }) => `mw_${/^[A-Z](?=_|$)/.exec(debugId)?.[0] ?? ''}${hash}`,
  })

/** What a package publishes follows from its own `exports`: each source that a pattern reaches. */
function published(): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, Target> }
  const sources = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|stories)\.tsx?$|\.css\.ts$|\/internal\//.test(file),
  )
  return [
    ...new Set(
      Object.values(exports).flatMap((target) => {
        if (!target || typeof target === 'string' || !target['@millwright/source']) return []
        const [first = '', ...more] = target['@millwright/source']
          .slice(2)
          .split('*')
          .map((part) => part.replace(/[.+]/g, '\\$&'))
        const pattern = new RegExp(`^${first}${more.map((part, i) => (i ? '\\1' : '(.+?)') + part).join('')}$`)
        return sources.filter((file) => pattern.test(file))
      }),
    ),
  ].toSorted()
}

/**
 * One module of its own for each source, so that `"use client"` stands exactly where it must and nothing is there
 * twice.
 */
async function library(): Promise<Options> {
  const parts = published()
  const { modules, inputs, sheet } = await reached(parts)
  return {
    entry: Object.fromEntries(modules.map((file) => [outside(file), file])),
    format: ['esm'],
    target: 'es2022',
    splitting: false,
    sourcemap: true,
    clean: true,
    silent: true,
    esbuildOptions(options) {
      options.charset = 'utf8'
      options.sourcesContent = false // the package has its sources beside
    },
    esbuildPlugins: [aModuleAFile, css()],
    async onSuccess() {
      for (const file of modules) if (needsClient(file, readFileSync(file, 'utf8'))) mark(`dist/${outside(file)}.js`)
      if (sheet) await writeStyles(sheet, 'styles')
      if (existsSync(reset)) await writeStyles((await reached([reset], [])).sheet ?? '', 'reset')
      if (existsSync(themes)) await writeTokens()
      if (existsSync(themes))
        await writePartSheets({ parts: parts.filter((file) => file.endsWith('.tsx')), inputs, themes, layers, css })
      for (const file of asTheyAre.filter(existsSync)) copyFileSync(file, `dist/${basename(file)}`)
    },
  }
}

/** A source's name in `dist`, without its ending. A host's own vanilla-extract would take `.css.js` for its own. */
function outside(file: string): string {
  return file
    .replace(/^src\//, '')
    .replace(/\.css\.ts$/, '.styles')
    .replace(source, '')
}

const aModuleAFile: Plugin = {
  name: 'a module a file',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.vanilla\.css\?/ }, ({ path }) => ({ path, namespace: 'in the sheet' }))
    onLoad({ filter: /./, namespace: 'in the sheet' }, () => ({ contents: '' }))
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind, namespace }) => {
      if (kind === 'entry-point' || namespace !== 'file') return undefined
      return { path: `${outside(path)}.js`, external: true }
    })
  },
}

/**
 * One build of everything that is published tells what runs (not what only makes styles), and gives the package's one
 * sheet.
 */
async function reached(
  entries: string[],
  first = existsSync(themes) ? [themes] : [],
): Promise<{ modules: string[]; inputs: Metafile['inputs']; sheet?: string }> {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: [...entries, ...first].map((file) => `import './${file}'`).join('\n'),
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    charset: 'utf8',
    metafile: true,
    plugins: [css()],
    ignoreAnnotations: true, // modules are imported for their styles alone, which `sideEffects` would drop
  })
  return {
    modules: Object.keys(metafile.inputs).filter(
      (file) => file.startsWith('src/') && source.test(file) && file !== themes,
    ),
    inputs: metafile.inputs,
    sheet: outputFiles.find(({ path }) => path.endsWith('.css'))?.text,
  }
}

/**
 * Once in cascade layers, where a host's own rules win whatever they are, and once without, for hosts that cannot have
 * them.
 */
async function writeStyles(sheet: string, name: string): Promise<void> {
  const { code } = await transform(sheet.replace(/@layer [\w., ]+;/g, ''), {
    loader: 'css',
    minify: true,
    target: 'es2022',
  })
  writeFileSync(`dist/${name}.layer.css`, layers + code)
  writeFileSync(`dist/${name}.css`, plainSheet(layers + code))
}

/** The custom properties of all themes alone, for hosts without our parts, and the theme of Tailwind that names them. */
async function writeTokens(): Promise<void> {
  await writeStyles((await reached([properties], [])).sheet ?? '', 'tokens')
  const { media } = await import('./packages/ui/src/theme/media.ts')
  const tokens = JSON.parse(readFileSync('src/theme/tokens.json', 'utf8')) as Parameters<typeof tailwindSheet>[0]
  writeFileSync('dist/tailwind.css', tailwindSheet(tokens, media))
}

/** What a source says by hand stands there once as well. */
function mark(file: string): void {
  writeFileSync(file, `"use client";${readFileSync(file, 'utf8').replace(/^"use client";\n/, '')}`)
}

/** Every package's `build` runs with this, in its own folder. */
export default defineConfig(library)
