import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { bundles, inputs, kit, textFiles } from './bundles.ts'
import { reactModules } from './reactModules.ts'

/** Builds what the browser gets, with its manifest; `more` are screens beside those of the page kit. */
export async function buildClient(outDir: string, more?: Record<string, string>): Promise<void> {
  const root = import.meta.dirname
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: more ? 'error' : 'info',
    plugins: [reactModules(), kit(), textFiles(), sharedSheet(), noteModules()],
    build: {
      outDir,
      manifest: true,
      modulePreload: { polyfill: false },
      emptyOutDir: true,
      rolldownOptions: {
        input: { ...inputs(), ...more },
        // Screens and texts are imported by their address.
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: { groups: bundles(join(root, 'src/entry.client.tsx')) },
          // Of the shared styles only the sheet is written. A hash in the name of their script would rename all that
          // import it with each change of a style.
          chunkFileNames: ({ name }) => (name === 'shared' ? 'assets/shared.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  })
}

/**
 * Every page has the shared sheet. Named in scripts that fetch parts later, each change of a style would rename them.
 */
function sharedSheet(): Plugin {
  return {
    name: 'shared-sheet',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const styles = (file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss
        for (const style of styles ?? []) if (/\/shared-[^/]*\.css$/.test(style)) styles?.delete(style)
      }
    },
  }
}

/** Writes down which sources each file is made of, for the breakdown of the size check. */
function noteModules(): Plugin {
  return {
    name: 'note-modules',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const root = new URL('../..', import.meta.url).pathname
      const modules = files.map(({ fileName, modules: parts }) => [
        fileName,
        Object.fromEntries(
          Object.entries(parts).map(([id, { code }]) => [
            relative(root, id.replace(/^\0|\?.*/g, '')),
            code?.length ?? 0,
          ]),
        ),
      ])
      writeFileSync(`${dir}/.vite/modules.json`, JSON.stringify(Object.fromEntries(modules)))
    },
  }
}
