import type { Meaning, WordGroup } from './interpretQuery/types.ts'

/**
 * Whether the keyword names products that are not sold here, in sizes of which the nearest products have none: a
 * three-phase motor does not replace a `stepper motor nema 23`.
 */
export function lacksSize(
  { words, conditions, unsold = [] }: Pick<Meaning, 'words' | 'conditions'> & Partial<Pick<Meaning, 'unsold'>>,
  dropped: readonly string[],
): boolean {
  const sizes = [...words.filter(({ isModel, typed }) => isModel && /\d/.test(typed)), ...conditions]
  return sizes.length > 0 && unsold.some(({ goesWith }) => !goesWith) && sizes.every(isDropped)

  function isDropped({ typed, splitWords }: Pick<WordGroup, 'typed' | 'splitWords'>): boolean {
    return dropped.includes(typed) || (splitWords?.every(isDropped) ?? false)
  }
}
