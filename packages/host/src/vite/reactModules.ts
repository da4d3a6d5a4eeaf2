import { createRequire } from 'node:module'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const PREFIX = '\0react-module:'
const ALL = `${PREFIX}all`
/** What is imported of React, and what it is called within the one module that holds all of it. */
const entries: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsx',
  'react-dom': 'dom',
  'react-dom/client': 'client',
}

const whole = /import \* as (\w+) from(?= ?["'](?:react|react-dom|react\/jsx-runtime|react-dom\/client)["'])/g

/**
 * React as an ES module, in a file of its own. It is published as CommonJS, for which the bundler would give every file
 * that imports it helpers, and these a file of their own.
 */
export function reactModules(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (id) => (id === ALL ? ALL : Object.hasOwn(entries, id) ? PREFIX + id : undefined),
    // Who takes React as a whole gets React itself, and not an object made of its names.
    transform: (code, id) =>
      id.includes('/node_modules/') && code.includes('import * as')
        ? { code: code.replaceAll(whole, 'import $1 from'), map: null }
        : undefined,
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      if (id === ALL) return bundled(import.meta.dirname)
      const entry = id.slice(PREFIX.length)
      const names = Object.keys(require(entry) as object).filter(
        (name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default',
      )
      return `import { ${entries[entry]} as all } from ${JSON.stringify(ALL)}\nexport const { ${names.join(', ')} } = all\nexport default all\n`
    },
  }
}

/** Names the bundle that React is a file of. */
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
