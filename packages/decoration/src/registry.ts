import type { AnyBlock, Block, HostBlocks } from '@millwright/contract/blocks/block'
import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import type { ShopRef } from '@millwright/contract/blocks/shopRef'
import type { ReactNode } from 'react'
import type { LookProps, PageData } from './data.ts'

/** The look of one type of block: its facts and its component. */
export type Look<Data> = LookFacts<Data> & { Draw: (props: LookProps & { data: Data }) => ReactNode }

/** The facts of a look, known without rendering. */
export type LookFacts<Data> = {
  /** The products, shelves and shops that the block shows. The block waits for their data. */
  goods?: ((data: Data) => readonly ProdRef[]) | undefined
  shelves?: ((data: Data) => readonly string[]) | undefined
  shops?: ((data: Data) => readonly ShopRef[]) | undefined
  /**
   * Returns whether anything is left to show; otherwise the block renders nothing. Without this function the block is
   * left out only if its data failed to load.
   */
  shows?: ((data: Data, page: PageData) => boolean) | undefined
  /**
   * The role of a block that is not content itself. A `heading` is left out if all blocks below it are left out, where
   * `space` does not count. The header shows the `sign`.
   */
  part?: 'heading' | 'space' | 'sign' | undefined
  /**
   * Whether neither the look nor anything within it suspends (`use`, `lazy`). A browser hydrates all these blocks of a
   * page in one pass. @default false
   */
  atOnce?: boolean | undefined
  /**
   * The kind of deals that the block shows. Their cards contain the products, so the products of known deals are not
   * sent (`islandsOf`).
   */
  deals?: 'seckills' | 'groups' | undefined
  /**
   * Whether the look is static with these data: no state, effects or handlers. The server's HTML then stays as it is
   * (`islandsOf`). @default false
   */
  still?: boolean | ((data: Data) => boolean) | undefined
}

/** Looks by the type of their block. */
export type Looks = Readonly<Record<string, Look<never>>>

/** A host's own block: its data (`block` of the contract) and its look. */
export type OwnBlock<Type extends string, Data> = Look<Data> & { type: Type; block: Block<Data> }
/** Another look for a block of the mall. Omitted facts keep the mall's value. */
export type OwnLook<Type extends BlockType> = Look<BlockData<Type>> & { type: Type; block?: undefined }

/**
 * Defines a host's own block, or, without `block`, another look for a block of the mall. The types tie the look to the
 * block's data.
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

/**
 * `blocks` is for `readDecoration` and `planData`, the whole registry for `Decoration`. Create it once, outside
 * components.
 */
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
