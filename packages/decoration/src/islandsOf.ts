import { lookFacts } from './internal/lookFacts.ts'
import { own } from './internal/own.ts'
import { goodsOf, readyPage, shownBlocks } from './internal/shownBlocks.ts'
import type { ShownBlock } from './internal/shownBlocks.ts'
import { mergeLooks } from './internal/mergeLooks.ts'
import type { DecorationData, PageData } from './data.ts'
import type { AnyDocument, AnyReadBlock } from './read.ts'
import type { LookFacts, Registry } from './registry.ts'

/** Consecutive blocks of a page with only the data that they need. */
export type PageIsland = {
  /** Whether the blocks are static. A browser that has their HTML needs nothing more. */
  still: boolean
  blocks: readonly PlacedBlock[]
  known: Omit<PageData, 'now'>
}
/** A block that is not empty, with its heading level and whether it has the page's first picture. */
export type PlacedBlock = { block: AnyReadBlock; level: 2 | 3; first: boolean }

type Shown = ShownBlock<LookFacts<never>>

/**
 * Splits a page into the parts that a server sends: runs of static blocks and runs of interactive blocks (clocks,
 * carousels, tabs). Empty blocks and the shop sign are left out. Late data counts as missing.
 */
export function islandsOf(
  document: AnyDocument,
  data: DecorationData,
  { registry }: { registry?: Pick<Registry, 'looks'> } = {},
): PageIsland[] {
  const page = readyPage(data)
  const shown = shownBlocks(document, mergeLooks<LookFacts<never>>(lookFacts, registry), data, page).filter(
    ({ look, problem }) => !problem && look?.part !== 'sign',
  )
  const runs: [Shown, ...Shown[]][] = []
  for (const one of shown) {
    const run = runs.at(-1)
    // A host can place its own content below an opening picture, so the picture is an island of its own.
    const opens = runs.length === 1 && run?.length === 1 && run[0].block.type === 'picture_by'
    if (run && !opens && isStill(run[0]) === isStill(one)) run.push(one)
    else runs.push([one])
  }
  return runs.map((run) => ({
    still: isStill(run[0]),
    blocks: run.map(({ block, level, first }) => ({ block, level, first })),
    known: knownOf(run, page),
  }))
}

function isStill({ look, data }: Shown): boolean {
  const still = look?.still ?? false
  return typeof still === 'function' ? still(data) : still
}

function knownOf(run: readonly Shown[], { products, seckills, groups, shelves, shops }: PageData): PageIsland['known'] {
  const wanted = run.map(({ look, data }) => ({ deals: look?.deals, ...goodsOf(look, data) }))
  const refs = wanted.flatMap(({ goods }) => goods)
  const known = {
    seckills: of(
      seckills,
      refs.map(({ seckillId }) => seckillId),
    ),
    groups: of(
      groups,
      refs.map(({ groupActivityId }) => groupActivityId),
    ),
    shelves: of(
      shelves,
      wanted.flatMap((one) => one.shelves),
    ),
    shops: of(
      shops,
      wanted.flatMap((one) => one.shops).map(({ shopId }) => shopId),
    ),
  }
  const plain = wanted.flatMap(({ deals, goods }) =>
    goods.filter((ref) => !deals || !Object.hasOwn(known[deals], ref[idOf[deals]] ?? '')),
  )
  return {
    products: of(
      products,
      plain.map(({ prodId }) => prodId),
    ),
    ...Object.fromEntries(Object.entries(known).filter(([, all]) => Object.keys(all).length > 0)),
  }
}

const idOf = { seckills: 'seckillId', groups: 'groupActivityId' } as const

function of<Known>(
  all: Readonly<Record<string, Known>> = {},
  ids: readonly (string | undefined)[],
): Record<string, Known> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const known = id === undefined ? undefined : own(all, id)
      return id === undefined || known === undefined ? [] : [[id, known]]
    }),
  )
}
