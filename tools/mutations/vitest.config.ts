import { realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultServerConditions } from 'vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const source = '@millwright/source'

/**
 * Redirects the project's own packages to the mutated copy. The copy's `node_modules` is a symlink, so that its links
 * to packages lead to the originals without mutants.
 */
function inTheCopy(copy: string): Plugin {
  const original = dirname(realpathSync(join(copy, 'node_modules'))) + sep
  const packages = [join(original, 'packages') + sep, join(original, 'apps') + sep]
  return {
    name: 'in-the-copy',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && packages.some((room) => found.id.startsWith(room))
        ? { ...found, id: join(copy, found.id.slice(original.length)) }
        : found
    },
  }
}

export default defineConfig({
  plugins: [inTheCopy(process.cwd()), vanillaExtractPlugin({ unstable_mode: 'transform' })],
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    globals: true,
    include: process.env.MUTATION_TESTS?.split(' '),
    setupFiles: ['./tools/mutations/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { TZ: 'Asia/Shanghai', DATABASE_URL_TEST: '', DATABASES: 'pglite', STATEMENT_SECONDS: '600' },
  },
})
