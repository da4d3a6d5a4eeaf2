import { createRequire } from 'node:module'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const PREFIX = '\0react-module:'
const ALL = `${PREFIX}all`
/** React's entry points, and their names inside the one module that contains all of React. */
const entries: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsx',
  'react-dom': 'dom',
  'react-dom/client': 'client',
}

/**
 * A copy of React's own hook for versions without it, published as CommonJS. A single `require('react')` would make the
 * bundler wrap React in a function, and add a file with the wrapper.
 */
const SHIM = /^use-sync-external-store\/shim(\/index(\.js)?)?$/
const HOOK = '\0react-hook'

const whole = /import \* as (\w+) from(?= ?["'](?:react|react-dom|react\/jsx-runtime|react-dom\/client)["'])/g

/**
 * Provides React as one ES module in its own file. React is published as CommonJS. The bundler would add calls of
 * CommonJS helpers to every file that imports React, and a file with these helpers.
 */
export function reactModules(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (id) => (id === ALL ? ALL : SHIM.test(id) ? HOOK : Object.hasOwn(entries, id) ? PREFIX + id : undefined),
    // `import * as React` gets React itself instead of a namespace object.
    transform: (code, id) =>
      id.includes('/node_modules/') && code.includes('import * as')
        ? { code: code.replaceAll(whole, 'import $1 from'), map: null }
        : undefined,
    async load(id) {
      if (id === HOOK) return "export { useSyncExternalStore } from 'react'"
      if (!id.startsWith(PREFIX)) return undefined
      if (id === ALL) return bundled(import.meta.dirname)
      const entry = id.slice(PREFIX.length)
      const names = Object.keys(require(entry)).filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default')
      return `import { ${entries[entry]} as all } from ${JSON.stringify(ALL)}\nexport const { ${names.join(', ')} } = all\nexport default all\n`
    },
  }
}

/** Returns whether a module belongs to React's bundle. */
export const isReact = (id: string) => id.startsWith(PREFIX)

async function bundled(resolveDir: string): Promise<string> {
  const contents = Object.entries(entries)
    .map(([entry, name]) => `import ${name} from ${JSON.stringify(entry)}`)
    .join('\n')
  const { outputFiles } = await build({
    stdin: { contents: `${contents}\nexport { ${Object.values(entries).join(', ')} }`, resolveDir },
    bundle: true,
    format: 'esm',
    write: false,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}
