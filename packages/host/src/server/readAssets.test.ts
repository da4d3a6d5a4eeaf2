import { describe, expect, it } from 'vitest'
import { frameIn, collectFiles } from './readAssets.ts'
import type { Manifest } from './readAssets.ts'

const manifest: Manifest = {
  'entry.tsx': {
    file: 'assets/entry-1.js',
    name: 'entry',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/entry-1.css'],
  },
  '_react.js': { file: 'assets/react-1.js', name: 'react' },
  '_parts.js': { file: 'assets/parts-1.js', name: 'parts', imports: ['_react.js', 'entry.tsx'] },
  'Cart.tsx': {
    file: 'assets/Cart-1.js',
    name: 'Cart',
    isEntry: true,
    imports: ['_parts.js', '_react.js', '_loop.js'],
    css: ['assets/Cart-1.css'],
    dynamicImports: ['Table.tsx'],
  },
  'Table.tsx': { file: 'assets/Table-1.js', name: 'Table', isDynamicEntry: true, css: ['assets/Table-1.css'] },
  '_loop.js': { file: 'assets/loop-1.js', name: 'loop', imports: ['Cart.tsx'] },
  '_shared.css': { file: 'assets/shared-1.css' },
}

describe('the files of a build', () => {
  it('are, for every page, the entry, its imports, and the shared stylesheet', () => {
    const { scripts, styles } = frameIn(manifest)
    expect([[...scripts], [...styles]]).toEqual([
      ['assets/entry-1.js', 'assets/react-1.js'],
      ['assets/shared-1.css', 'assets/entry-1.css'],
    ])
  })

  it('are, for a screen, its additional files, each once, also in import cycles, with the styles of lazy parts', () => {
    const { scripts, styles } = collectFiles(manifest, manifest['Cart.tsx']!, frameIn(manifest))
    expect([[...scripts], [...styles]]).toEqual([
      ['assets/Cart-1.js', 'assets/parts-1.js', 'assets/loop-1.js'],
      ['assets/Cart-1.css', 'assets/Table-1.css'],
    ])
  })
})
