import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { home } from './install.ts'

/** Sizes gzipped, in kB of 1000 bytes. */
export type Size = { script: number; style: number }

/** Measures a module as Vite builds it for the browser, tree-shaken. `folder` keeps the output, `from` has the sources. */
export async function sizeOf(source: string, folder?: string, from = home): Promise<Size> {
  const built = await bundle(source, folder, from)
  const sum = (end: string) =>
    built
      .filter(({ fileName }) => fileName.endsWith(end))
      .reduce(
        (total, file) => total + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
        0,
      ) / 1000
  return { script: sum('.js'), style: sum('.css') }
}

async function bundle(
  source: string,
  folder: string | undefined,
  from: string,
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const entry = `${from}/entry.jsx`
  const built = await build({
    root: from,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'virtual:entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    // One React for all, including modules outside the peers' folder.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: folder !== undefined,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: 'virtual:entry' },
        output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]' },
      },
    },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []))
}
