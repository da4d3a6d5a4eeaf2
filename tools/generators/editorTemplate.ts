import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../children.ts'

const example = join(root, 'apps/editor-example')

/** Returns the editor files that `npm create millwright -- --platform` writes, copied from the example. */
export function editorTemplate(): { path: string; text: () => string }[] {
  return globSync(['src/*', 'public/pictures/*'], { cwd: example, exclude: ['**/*.stories.tsx'] })
    .toSorted()
    .map((file) => ({
      path: `packages/create-millwright/template/platform/${file}`,
      text: () => readFileSync(join(example, file), 'utf8'),
    }))
}
