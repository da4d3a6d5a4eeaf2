import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './children.ts'
import { namespaceRegistry } from './generators/namespaces.ts'

type Generated = { path: string; text: () => string | Promise<string> }

/**
 * The generated files that git ignores: modules, and a list for the readers of a package. A generator may import files
 * that are earlier in the list, so it is loaded only when its turn comes.
 */
const files: Generated[] = [
  { path: 'packages/i18n/src/namespaces.ts', text: () => namespaceRegistry() },
  {
    path: 'packages/api-client/src/internal/sentences.ts',
    text: async () => (await import('./generators/clientSentences.ts')).clientSentences(),
  },
  { path: 'packages/api-client/src/calls.ts', text: clientCalls },
  ofScreens('src/routes.ts', 'routeTable'),
  ofScreens('src/screens.ts', 'screenRegistry'),
  ofScreens('screens.md', 'screenList'),
]

function ofScreens(path: string, generator: 'routeTable' | 'screenRegistry' | 'screenList'): Generated {
  const text = async () => {
    const screens = await import('./generators/screens.ts')
    return screens[generator](await screens.findScreens())
  }
  return { path: `packages/pages/${path}`, text }
}

/** Returns the text of `calls.ts`: the contract's calls without their schemas. */
async function clientCalls(): Promise<string> {
  const [{ contract }, values, { callsText }] = await Promise.all([
    import('../packages/contract/src/contract.ts'),
    import('../packages/contract/src/values.ts'),
    import('./generators/calls.ts'),
  ])
  return callsText({ ...contract }, values)
}

/** Writes the files whose text has changed. `npm` runs this before each command of the project. */
export async function generateCode(): Promise<void> {
  for (const { path, text } of files) {
    const file = join(root, path)
    const wanted = await text()
    if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue
    writeFileSync(file, wanted)
    console.error(`wrote ${path}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateCode()
