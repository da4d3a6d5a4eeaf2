import type { Category } from '@millwright/contract/catalogue/entities'

/** Returns the categories of a path from the root, as far as the tree contains them. */
export function findTrail(tree: readonly Category[], path: readonly string[]): Category[] {
  const [id, ...rest] = path
  const here = tree.find(({ categoryId }) => categoryId === id)
  return here ? [here, ...findTrail(here.categories ?? [], rest)] : []
}
