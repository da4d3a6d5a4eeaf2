import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { bundles, ENTRY, inputs, kit } from './bundles.ts'
import { compressAssets } from './compressAssets.ts'
import { hostSources } from './kitFolders.ts'
import { noteModules } from './noteModules.ts'
import { reactModules } from './reactModules.ts'
import { serveSources } from './serveSources.ts'
import type { ShopSources } from './shopSources.ts'
import { sharedSheet } from './sharedSheet.ts'
import { readLanguages, textFiles } from './textFiles.ts'

export type ShopPluginOptions = {
  /** The folder of the shop. @default the folder that Vite is started in */
  root?: string
  /** The module whose default export is `createShop(...)`. @default 'src/shop.ts' */
  shop?: string
  /** The module that serves the shop, where there is one. @default 'src/server.ts' */
  server?: string
  /** The module that exports `shell`, the shop's own parts around every screen. @default 'src/shell.tsx' */
  shell?: string
  /** The folder of the shop's own screens: `Name.route.ts` beside `Name.tsx`. @default 'src/screens' */
  screens?: string
  /** The module that exports `languages`, as `createShop` is given them. @default 'src/languages.ts' */
  languages?: string
  /** The folder of what is built: `client` and `server` in it. @default 'build' */
  outDir?: string
}

const SETTINGS = 'millwright:settings'
/** The condition under which packages of the kit give their sources. */
const SOURCE = '@millwright/source'

/**
 * Builds and serves a shop with Vite: `vite` serves it while it is written, `vite build` makes the browser's files,
 * `vite build --ssr` the server's.
 */
export function shop(options: ShopPluginOptions = {}): PluginOption[] {
  const sources = readSources(options.root ?? process.cwd(), options)
  return [
    react(),
    // Its compiler finds the sources of the kit by the same settings.
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === SETTINGS }),
    settings(sources),
    entry(sources),
    textFiles(sources.languages),
    ...[reactModules(), kit(), sharedSheet(), noteModules(), compressed()].map(forBrowserBuild),
    serveSources(sources),
  ]
}

export function readSources(root: string, given: ShopPluginOptions): ShopSources {
  const file = (path: string) => resolve(root, path)
  const optional = (path: string | undefined, usual: string) =>
    path !== undefined || existsSync(file(usual)) ? file(path ?? usual) : undefined
  return {
    root,
    shop: file(given.shop ?? 'src/shop.ts'),
    server: optional(given.server, 'src/server.ts'),
    shell: optional(given.shell, 'src/shell.tsx'),
    screens: file(given.screens ?? 'src/screens'),
    languages: optional(given.languages, 'src/languages.ts'),
    outDir: file(given.outDir ?? 'build'),
  }
}

/** The browsers that the kit is for: what they know is written as it is, `light-dark()` above all. */
const supported = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/** What the build makes of which module. */
function settings(sources: ShopSources): Plugin {
  return {
    name: SETTINGS,
    config: async ({ build }, { isSsrBuild }): Promise<UserConfig> => ({
      appType: 'custom',
      resolve: {
        conditions: [SOURCE, ...defaultClientConditions],
        alias: { 'react-style-singleton': `${hostSources}/document/styleSingleton.ts` },
        dedupe: ['react', 'react-dom'],
      },
      // Not `ssr.resolve`, in whose place vanilla-extract's compiler puts its own, and reads packages as they were built
      // last.
      environments: {
        ssr: {
          resolve: {
            conditions: [SOURCE, ...defaultServerConditions],
            externalConditions: [SOURCE, ...defaultServerConditions],
          },
        },
      },
      ssr: { noExternal: [/^@millwright\//] },
      build: isSsrBuild ? serverBuild(sources) : await browserBuild(sources, build?.outDir),
      // Found late otherwise, and the first page of a fresh clone would be reloaded midway.
      optimizeDeps: {
        entries: [`${hostSources}/browser.tsx`],
        exclude: ['api-client', 'commerce', 'contract', 'decoration', 'domain', 'host', 'i18n', 'pages', 'ui'].map(
          (room) => `@millwright/${room}`,
        ),
        include: [
          '@millwright/host > @vanilla-extract/recipes/createRuntimeFn',
          '@millwright/host > @vanilla-extract/dynamic',
          'react-dom/client',
          'react/jsx-dev-runtime',
          '@millwright/host > @millwright/i18n > i18next',
          '@millwright/host > @millwright/domain > decimal.js',
          '@millwright/host > @millwright/ui > radix-ui',
          '@millwright/host > @millwright/ui > uqr',
        ],
      },
    }),
  }
}

async function browserBuild(
  { outDir, screens, languages }: ShopSources,
  folder = `${outDir}/client`,
): Promise<UserConfig['build']> {
  return {
    outDir: folder,
    manifest: true,
    cssTarget: supported,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: {
      input: inputs({ ownScreens: screens, ownLanguages: Object.keys(await readLanguages(languages)) }),
      // Screens and texts are imported by their address.
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: { groups: bundles(`${hostSources}/browser.tsx`) },
        // Of the shared styles only the sheet is written. A hash in the name of their script would rename all that
        // import it with each change of a style.
        chunkFileNames: ({ name }) => (name === 'shared' ? 'assets/shared.js' : 'assets/[name]-[hash].js'),
      },
    },
  }
}

function serverBuild({ outDir, shop: file, server }: ShopSources): UserConfig['build'] {
  return {
    outDir: `${outDir}/server`,
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      input: { shop: file, ...(server && { server }) },
      // Beside each other: the shop finds the browser's files from where it lies.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  }
}

/** The module that starts the page in the browser, with the shop's own shell. */
function entry({ shell }: ShopSources): Plugin {
  return {
    name: 'millwright:entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}`
        ? [
            `import { startShop } from ${JSON.stringify(`${hostSources}/browser.tsx`)}`,
            ...(shell ? [`import { shell } from ${JSON.stringify(shell)}`] : []),
            `startShop(${shell ? '{ shell }' : ''})`,
          ].join('\n')
        : undefined,
  }
}

function compressed(): Plugin {
  return {
    name: 'millwright:compressed',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressAssets(dir) },
  }
}

function forBrowserBuild(plugin: Plugin): Plugin {
  return { ...plugin, apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild }
}
