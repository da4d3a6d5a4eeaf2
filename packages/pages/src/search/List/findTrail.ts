import type { Category } from '@millwright/contract/catalogue/entities'

/** The categories of a path from the root on, as far as the tree knows them. */
export function findTrail(tree: readonly Category[], path: readonly string[]): Category[] {
  const [id, ...rest] = path
  const here = tree.find(({ categoryId }) => categoryId === id)
  return here ? [here, ...findTrail(here.categories ?? [], rest)] : []
}
