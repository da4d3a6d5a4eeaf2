export type MegaCategory = {
  categoryId: string
  categoryName: string
  /** The text under a root's name. Defaults to the names of its first children. */
  hint?: string | undefined
  /** The picture beside a third level. */
  pic?: string | undefined
  categories?: MegaCategory[] | undefined
}
