import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { bundles, ENTRY, inputs, kitPlugin } from './bundles.ts'
import { compressAssets } from './compressAssets.ts'
import { hostSources } from './kitFolders.ts'
import { noteModules } from './noteModules.ts'
import { reactModules } from './reactModules.ts'
import { serveSources } from './serveSources.ts'
import type { ShopSources } from './shopSources.ts'
import { sharedSheet } from './sharedSheet.ts'
import { readLanguages, textFiles } from './textFiles.ts'

export type ShopPluginOptions = {
  /** The folder of the shop. @default the folder in which Vite is started */
  root?: string
  /** The module whose default export is `createShop(...)`. @default 'src/shop.ts' */
  shop?: string
  /** The module that serves the shop, if there is one. @default 'src/server.ts' */
  server?: string
  /** The module that exports `shell`, the shop's own parts around every screen. @default 'src/shell.tsx' */
  shell?: string
  /** The folder of the shop's own screens: `Name.route.ts` beside `Name.tsx`. @default 'src/screens' */
  screens?: string
  /** The module that exports `languages`, the same value that `createShop` gets. @default 'src/languages.ts' */
  languages?: string
  /** The output folder. The build writes `client` and `server` in it. @default 'build' */
  outDir?: string
}

const SETTINGS = 'millwright:settings'
/** The export condition under which the kit's packages provide their sources. */
const SOURCE = '@millwright/source'

/**
 * Builds and serves a shop with Vite: `vite` serves the shop in development, `vite build` builds the browser's files,
 * `vite build --ssr` builds the server's files.
 */
export function shop(options: ShopPluginOptions = {}): PluginOption[] {
  const sources = readSources(options.root ?? process.cwd(), options)
  return [
    react(),
    // Vanilla-extract's compiler resolves the kit's sources with the same settings.
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === SETTINGS }),
    settings(),
    outputs(sources),
    entry(sources),
    textFiles(sources.languages),
    ...[reactModules(), kitPlugin(), sharedSheet(), noteModules(), compressed()].map(forBrowserBuild),
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

/** The supported browsers. CSS that they understand, such as `light-dark()`, stays as written. */
const supported = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

function settings(): Plugin {
  return {
    name: SETTINGS,
    config: (): UserConfig => ({
      appType: 'custom',
      resolve: {
        conditions: [SOURCE, ...defaultClientConditions],
        alias: { 'react-style-singleton': `${hostSources}/document/styleSingleton.ts` },
        dedupe: ['react', 'react-dom'],
      },
      // Not `ssr.resolve`: vanilla-extract's compiler replaces that option, and would read the packages' last build.
      environments: {
        ssr: {
          resolve: {
            conditions: [SOURCE, ...defaultServerConditions],
            externalConditions: [SOURCE, ...defaultServerConditions],
          },
        },
      },
      ssr: { noExternal: [/^@millwright\//] },
      // Otherwise Vite finds these dependencies late and reloads the first page of a fresh clone.
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

/**
 * Sets the output options of a build. These options are not in `settings`, because vanilla-extract's compiler loads the
 * plugin `settings` from the package's last build, whose bundles may name files that the sources no longer have.
 */
function outputs(sources: ShopSources): Plugin {
  return {
    name: 'millwright:outputs',
    config: async ({ build }, { isSsrBuild }): Promise<UserConfig> => ({
      build: isSsrBuild ? serverBuild(sources) : await browserBuild(sources, build?.outDir),
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
      // The browser imports the entry, screens and texts by URL, so their exports must be kept. More exports beside them
      // are allowed, since a file of its own for the entry would only import another.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: bundles(`${hostSources}/browser.tsx`) },
        // Only the stylesheet of the shared styles is written. A hash in their script's name would rename all its
        // importers with each change of a style.
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
      // All files are in one folder, because the shop finds the browser's files relative to its own file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  }
}

/**
 * Provides the module that starts the page in the browser, with the shop's own shell. It does nothing until `start` is
 * called, because other files import its parts.
 */
function entry({ shell }: ShopSources): Plugin {
  return {
    name: 'millwright:entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}`
        ? [
            `import { startShop } from ${JSON.stringify(`${hostSources}/browser.tsx`)}`,
            ...(shell ? [`import { shell } from ${JSON.stringify(shell)}`] : []),
            `export const start = () => startShop(${shell ? '{ shell }' : ''})`,
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
