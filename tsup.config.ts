import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build, transform } from 'esbuild'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

type Target = { '@millwright/source'?: string; default: string }

/** What a package publishes follows from its own `exports`: each source that a pattern reaches is an entry. */
function entries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, Target | string | null> }
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|stories)\.tsx?$|\.css\.ts$|\/internal\//.test(file))
  const found: Record<string, string> = {}
  for (const target of Object.values(exports)) {
    if (!target || typeof target === 'string' || !target['@millwright/source'] || !target.default.endsWith('.js')) continue
    const [first = '', ...more] = target['@millwright/source'].slice(2).split('*').map((part) => part.replace(/[.+]/g, '\\$&'))
    const pattern = new RegExp(`^${first}${more.map((part, i) => (i ? '\\1' : '(.+?)') + part).join('')}$`)
    for (const file of sources) {
      const match = pattern.exec(file)
      if (match) found[target.default.slice('./dist/'.length, -'.js'.length).replace('*', match[1] ?? '')] ??= file
    }
  }
  return found
}

const css = () => vanillaExtractPlugin({ identifiers: 'short' })

/** ES modules (types are tsc's), one entry a public file; what they share is split off, so that a context exists once. */
function library(): Options {
  const entry = entries()
  const styled = globSync('src/**/*.css.ts').length > 0
  return {
    entry,
    format: ['esm'],
    target: 'es2022',
    splitting: true,
    sourcemap: true,
    clean: true,
    metafile: true,
    silent: true,
    esbuildOptions(options) {
      options.charset = 'utf8'
    },
    esbuildPlugins: styled ? [css()] : [],
    async onSuccess() {
      markClientModules()
      if (styled) await writeStyles(Object.values(entry))
      if (existsSync('src/theme/tokens.json')) copyFileSync('src/theme/tokens.json', 'dist/tokens.json')
    },
  }
}

/** esbuild drops `"use client"` from what it splits. What is made of components gets it back; rules and themes stay free. */
function markClientModules(): void {
  const { outputs } = JSON.parse(readFileSync('dist/metafile-esm.json', 'utf8')) as { outputs: Record<string, { inputs: Record<string, unknown> }> }
  for (const [file, { inputs }] of Object.entries(outputs)) {
    if (file.endsWith('.js') && Object.keys(inputs).some((input) => input.endsWith('.tsx'))) writeFileSync(file, `"use client";${readFileSync(file, 'utf8')}`)
  }
  rmSync('dist/metafile-esm.json')
}

/** One stylesheet of the whole package: sheets by part would repeat what parts share. */
async function writeStyles(files: string[]): Promise<void> {
  for (const file of globSync('dist/**/*.css{,.map}')) rmSync(file)
  const themes = existsSync('src/theme/themes.css.ts') ? ['src/theme/themes.css.ts'] : []
  const { outputFiles } = await build({
    stdin: { contents: [...themes, ...files.toSorted()].map((file) => `import './${file}'`).join('\n'), resolveDir: '.', loader: 'ts' },
    bundle: true, write: false, outdir: 'dist', format: 'esm', packages: 'external', jsx: 'automatic', charset: 'utf8', plugins: [css()],
    ignoreAnnotations: true, // modules are imported for their styles alone, which `sideEffects` would drop
  })
  const sheet = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? ''
  // Whichever package's sheet a host loads first, the order of the layers is said in it.
  const { code } = await transform(`@layer mw.theme, mw.components;${sheet}`, { loader: 'css', minify: true, target: 'es2022' })
  writeFileSync('dist/styles.css', code)
}

/** Every package's `build` runs with this, in its own folder. */
export default defineConfig(library)
