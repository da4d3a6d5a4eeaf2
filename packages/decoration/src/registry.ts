import type { AnyBlock, Block, HostBlocks } from '@millwright/contract/blocks/block'
import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import type { ShopRef } from '@millwright/contract/blocks/shopRef'
import type { ReactNode } from 'react'
import type { LookSurroundings, PageData } from './data.ts'

/** How one type of block is drawn. */
export type Look<Data> = LookFacts<Data> & { Draw: (props: LookSurroundings & { data: Data }) => ReactNode }

/** What is known of a look without drawing it. */
export type LookFacts<Data> = {
  /** The products, the shelves and the shops that it shows: it waits for what the server says of them. */
  goods?: ((data: Data) => readonly ProdRef[]) | undefined
  shelves?: ((data: Data) => readonly string[]) | undefined
  shops?: ((data: Data) => readonly ShopRef[]) | undefined
  /** Whether anything is left to show; a block without collapses. It always does where this is not given. */
  shows?: ((data: Data, page: PageData) => boolean) | undefined
  /**
   * What it is to the page, where it is not content with pictures: a heading goes with the content below it, space
   * counts for nothing, the sign is the header's.
   */
  part?: 'heading' | 'space' | 'sign' | undefined
  /**
   * Neither it nor anything that it draws waits (`use`, `lazy`): a browser takes over all such blocks of a page in one
   * go. @default false
   */
  atOnce?: boolean | undefined
  /**
   * Deals that it shows by their own cards, which bring their products along: where one is known, its product need not
   * be sent (`islandsOf`).
   */
  deals?: 'seckills' | 'groups' | undefined
  /**
   * It only draws, with these data: no state, effects or handlers. Where a server drew it, it stays as it stands
   * (`islandsOf`). @default false
   */
  still?: boolean | ((data: Data) => boolean) | undefined
}

/** Looks by the type of their block. */
export type Looks = Readonly<Record<string, Look<never>>>

/** A block of the host's own: what it holds (`block` of the contract) and how it is drawn. */
export type OwnBlock<Type extends string, Data> = Look<Data> & { type: Type; block: Block<Data> }
/** Another look for a block of the mall's; what it does not say stays as it was. */
export type OwnLook<Type extends BlockType> = Look<BlockData<Type>> & { type: Type; block?: undefined }

/**
 * A host's own block, or another look for one of the mall's (`type` alone, no `block`). The compiler holds data and
 * look together.
 */
export function defineBlock<const Type extends string, Data>(own: OwnBlock<Type, Data>): OwnBlock<Type, Data>
export function defineBlock<Type extends BlockType>(own: OwnLook<Type>): OwnLook<Type>
export function defineBlock(own: unknown): unknown {
  return own
}

type Entry = { type: string; block?: AnyBlock | undefined } & Look<never>
type BlocksOf<Entries extends readonly Entry[]> = {
  readonly [E in Entries[number] as E['block'] extends AnyBlock ? E['type'] : never]: E['block'] extends AnyBlock
    ? E['block']
    : never
}

/** `blocks` is for `readDecoration` and `planData`, the whole for `Decoration`. Make it once, outside of components. */
export type Registry<Blocks extends HostBlocks = HostBlocks> = { blocks: Blocks; looks: Looks }

export function createRegistry<const Entries extends readonly Entry[]>(entries: Entries): Registry<BlocksOf<Entries>> {
  return {
    blocks: Object.fromEntries(
      entries.flatMap(({ type, block }) => (block ? [[type, block]] : [])),
    ) as BlocksOf<Entries>,
    looks: Object.fromEntries(
      entries.map(({ type, block, ...look }) => [
        type,
        {
          atOnce: false,
          still: false,
          ...(block && { goods: block.goods, shelves: block.shelves, shops: block.shops }),
          ...look,
        },
      ]),
    ),
  }
}
