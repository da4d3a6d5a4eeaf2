import { partsOf } from '@millwright/domain/partsOf'
import type { Answer, DataKind, DecorationData, PageData } from '../data.ts'
import type { DrawingDiagnostic } from '../drawing.ts'
import type { AnyDocument, AnyReadBlock } from '../read.ts'
import type { Look, LookFacts } from '../registry.ts'
import { own } from './own.ts'

/** A block with everything that its rendering depends on. `problem` is the reason why nothing is rendered. */
export type ShownBlock<Facts = Look<never>> = {
  block: AnyReadBlock
  /** The data that the block's decoder returned and its look accepts. The compiler cannot relate the two types. */
  data: never
  look: Facts | undefined
  late: readonly DataKind[]
  level: 2 | 3
  first: boolean
  problem: Pick<DrawingDiagnostic, 'code' | 'kind' | 'error'> | undefined
}

/** Returns all blocks of a page with their problems and their heading levels. */
export function shownBlocks<Facts extends LookFacts<never>>(
  { blocks }: AnyDocument,
  looks: Readonly<Record<string, Facts>>,
  data: DecorationData,
  page: PageData,
): ShownBlock<Facts>[] {
  const shown = blocks.map((block): ShownBlock<Facts> => {
    const look = own(looks, block.type)
    const rest = { late: nothing, level: 2, first: false, problem: undefined } as const
    const one: ShownBlock<Facts> = { block, data: block.data as never, look, ...rest }
    try {
      const kinds = look ? kindsOf(look, one.data) : nothing
      if (kinds.length > 0) one.late = kinds.filter((kind) => isLate(data[kind]))
      one.problem = problemOf(one, kinds, data, page)
    } catch (error) {
      one.problem = { code: 'threw', error }
    }
    return one
  })
  collapseHeadings(shown)
  let level: 2 | 3 = 2
  let before = true
  for (const one of shown) {
    if (one.problem) continue
    if (one.look?.part === 'heading') level = 3
    one.level = level
    one.first = before && !one.look?.part
    before &&= !one.first
  }
  return shown
}

function problemOf(
  { data: ownData, look, late }: ShownBlock<LookFacts<never>>,
  kinds: readonly DataKind[],
  data: DecorationData,
  page: PageData,
): ShownBlock['problem'] {
  if (!look) return { code: 'noLook' }
  const failed = kinds.find((kind) => data[kind] === null)
  if (late.length > 0) return failed && { code: 'dataFailed', kind: failed }
  // A deal may supply the data of its product, and a product the data of its deal.
  if (look.shows ? look.shows(ownData, page) : !failed) return undefined
  return failed ? { code: 'dataFailed', kind: failed } : { code: 'nothingLeft' }
}

/** Leaves out headings if all blocks below them are left out. A heading without blocks below it stays. */
function collapseHeadings(shown: readonly ShownBlock<LookFacts<never>>[]): void {
  let below: 'none' | 'collapsed' | 'shown' = 'none'
  for (const one of shown.toReversed()) {
    if (one.look?.part === 'space') continue
    if (one.look?.part === 'heading') {
      if (below === 'collapsed') one.problem ??= { code: 'nothingLeft' }
      below = 'none'
    } else if (!one.problem) below = 'shown'
    else if (below === 'none') below = 'collapsed'
  }
}

const nothing: readonly DataKind[] = []

function kindsOf(look: LookFacts<never>, data: never): readonly DataKind[] {
  if (!look.goods && !look.shelves && !look.shops) return nothing
  const { goods, shelves, shops } = goodsOf(look, data)
  const kinds: DataKind[] = goods.length > 0 ? ['products'] : []
  if (goods.some(({ seckillId }) => seckillId)) kinds.push('seckills')
  if (goods.some(({ groupActivityId }) => groupActivityId)) kinds.push('groups')
  if (shelves.length > 0) kinds.push('shelves')
  if (shops.length > 0) kinds.push('shops')
  return kinds
}

/** Returns the products, shelves and shops that a block shows. */
export function goodsOf(look: LookFacts<never> | undefined, data: never) {
  return { goods: look?.goods?.(data) ?? [], shelves: look?.shelves?.(data) ?? [], shops: look?.shops?.(data) ?? [] }
}

/** Returns the data that has already arrived. */
export function readyPage({ now, products, seckills, groups, shelves, shops }: DecorationData): PageData {
  const known = { seckills: ready(seckills), groups: ready(groups), shelves: ready(shelves), shops: ready(shops) }
  const page: PageData = { products: ready(products) ?? {}, now }
  if (known.seckills) page.seckills = known.seckills
  if (known.groups) page.groups = known.groups
  if (known.shelves) page.shelves = known.shelves
  if (known.shops) page.shops = known.shops
  return page
}

function ready<T>(answer: Answer<T> | undefined): T | undefined {
  return isLate(answer) ? undefined : (answer ?? undefined)
}

export function isLate<T>(answer: T | PromiseLike<T>): answer is PromiseLike<T> {
  return typeof partsOf(answer).then === 'function'
}
