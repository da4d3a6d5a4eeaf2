import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { root } from '../children.ts'

/** Ten calls that a shop makes, including the largest of the contract. */
const ten =
  'searchProd, prodInfo, categoryInfo, homepage, prodsByIds, changeItem, cartInfo, prodCount, login, confirmOrder'

it('ten calls weigh at most 6.1 kB, without zod and decimal.js', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { ${ten} } from './calls.ts'
        import { createSmallClient } from './small.ts'
        globalThis.api = createSmallClient({ ${ten} }, { base: location.origin, locale: 'zh' })`,
      resolveDir: join(root, 'packages/api-client/src'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@millwright/source'],
    metafile: true,
  })
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('node_modules/'))).toEqual([])
  const bytes = gzipSync(outputFiles[0]!.contents, { level: 9 }).length
  expect(bytes).toBeGreaterThan(3000)
  expect(bytes).toBeLessThanOrEqual(6100)
})
