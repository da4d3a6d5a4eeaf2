import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { root } from '../../../tools/children.ts'
import { plantPlugin } from '../../plant.ts'
import type * as Draw from './draw.tsx'

/** Bundles a module of this folder as in production, for Node or, with its styles, for a browser. */
export async function bundle(entry: string, platform: 'node' | 'browser'): Promise<string> {
  const outdir = join(root, '.cache/fuzz', platform)
  mkdirSync(outdir, { recursive: true })
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outdir,
    platform,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    logLevel: 'error',
    absWorkingDir: root,
    conditions: ['@millwright/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plantPlugin(), vanillaExtractPlugin({ esbuildOptions: { conditions: ['@millwright/source'] } })],
    loader: { '.svg': 'dataurl' },
    ...(platform === 'node' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    }),
    minify: platform === 'browser',
  })
  return join(outdir, entry.replace(/\.tsx?$/, '.js'))
}

export async function drawer(): Promise<typeof Draw> {
  return (await import(pathToFileURL(await bundle('draw.tsx', 'node')).href)) as typeof Draw
}
