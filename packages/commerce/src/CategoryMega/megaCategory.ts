export type MegaCategory = {
  categoryId: string
  categoryName: string
  /** What stands under a root's name; the first of its children when left out. */
  hint?: string | undefined
  categories?: MegaCategory[] | undefined
}
