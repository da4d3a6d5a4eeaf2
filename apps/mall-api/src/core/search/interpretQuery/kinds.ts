import { normalise, stem } from '../tokens.ts'
import type { CategorySource } from './types.ts'

export type Leaf = { categoryId: number; keyAttrs: readonly number[]; valueIds: ReadonlySet<number> }

/** The categories that words refer to. */
export class CategoryIndex {
  readonly leaves = new Map<number, Leaf>()
  private readonly leavesUnder = new Map<number, number[]>()
  /** Category ids by ending: `轴承` and `bearing` name every category whose name ends with them. */
  private readonly named = new Map<string, Set<number>>()
  /** Ids of non-leaf categories by their whole name. */
  private readonly groups = new Map<string, number>()
  private readonly said = new Map<string, Map<number, number>>()

  constructor(categories: readonly CategorySource[]) {
    const parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
    for (const { categoryId, name, keyAttrs, valueIds } of categories) {
      for (const ending of [...hanEndings(name.zh), ...letterEndings(name.en)])
        this.named.set(ending, (this.named.get(ending) ?? new Set()).add(categoryId))
      if (!valueIds.length) {
        for (const whole of [name.zh, normalise(name.en)]) this.groups.set(whole, categoryId)
        continue
      }
      this.leaves.set(categoryId, { categoryId, keyAttrs, valueIds: new Set(valueIds) })
      for (let id: number | undefined = categoryId; id; id = parents.get(id))
        this.leavesUnder.set(id, [...(this.leavesUnder.get(id) ?? []), categoryId])
    }
  }

  note(word: string, categoryId: number, count: number) {
    const counts = this.said.get(word) ?? new Map<number, number>()
    this.said.set(word, counts.set(categoryId, (counts.get(categoryId) ?? 0) + count))
  }

  /** Returns the categories that a word or phrase names. Non-leaf categories count only if no leaf has the name. */
  namedBy(key: string): number[] {
    const ids = [...(this.named.get(key) ?? [])]
    const leaves = ids.filter((id) => this.leaves.has(id))
    // 水泵 is the group of all water pumps, not only the category 潜水泵 whose name ends with it.
    const group = leaves.length === 1 ? this.groups.get(key) : undefined
    if (group !== undefined && this.leavesUnder.get(group)?.includes(leaves[0]!)) return [group]
    return leaves.length || key.length === 1 ? leaves : ids
  }

  isSaidOf(key: string, leaves: readonly Leaf[]): boolean {
    return leaves.some(({ categoryId }) => this.said.get(key)?.has(categoryId))
  }

  /** Returns the categories that the end of a word names: 开口扳手 is a 扳手, a combination wrench is a wrench. */
  endingOf(key: string): number[] | undefined {
    if (!/^\p{Script=Han}{3,}$/u.test(key)) {
      const words = key.split(' ')
      const from = words.findIndex((_, at) => at > 0 && this.named.has(words.slice(at).join(' ')))
      return from < 0 ? undefined : this.namedBy(words.slice(from).join(' '))
    }
    for (let at = 1; at < key.length; at++) {
      const ids = this.namedBy(key.slice(at))
      if (ids.length) return ids
    }
    return undefined
  }

  /** Yields Chinese endings shared by several categories: 减速机 of 蜗轮减速机 and 行星减速机. */
  *sharedEndings(): Generator<string> {
    for (const [ending, ids] of this.named) if (/^\p{Script=Han}{2,6}$/u.test(ending) && ids.size > 1) yield ending
  }

  /** Returns the categories whose products use a word, if there are few. */
  sayIt(key: string): number[] {
    const counts = this.said.get(key)
    return counts && counts.size <= 4 ? [...counts.keys()] : []
  }

  leavesOf(categoryIds: readonly number[]): Leaf[] {
    const ids = new Set(categoryIds.flatMap((id) => this.leavesUnder.get(id) ?? []))
    return [...ids].flatMap((id) => this.leaves.get(id) ?? [])
  }
}

/** `螺母与垫圈` ends with 螺母 and with 垫圈, `深沟球轴承` also with 轴承. */
function hanEndings(name: string): string[] {
  return name
    .split(/[与和、及/\s]|(?<=.{2})(?:用)/)
    .flatMap((part) => Array.from({ length: Math.max(1, part.length - 1) }, (_, at) => part.slice(at)))
}

/** `Nuts and washers` ends with nut and with washer, `Ball bearings` with ball bearing and bearing. */
function letterEndings(name: string): string[] {
  return normalise(name)
    .split(/,|\/|\band\b/)
    .flatMap((part) => {
      const words = part
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map(stem)
      // A pillow block unit is also called a pillow block.
      if (words.length > 2 && words.at(-1) === 'unit') words.pop()
      return words.map((_, at) => words.slice(at).join(' '))
    })
}
