import { record } from './decoder.ts'
import type { Decoder, Fields, Values } from './decoder.ts'
import type { ProdRef } from './prodRef.ts'
import type { ShopRef } from './shopRef.ts'

/**
 * A block type: the reader of its `dataField`, and the products, shelves, shops and colours in its data, which a page
 * needs before rendering.
 */
export type Block<Data> = {
  data: Decoder<Data>
  /** The products that the block shows. */
  goods: (data: Data) => readonly ProdRef[]
  /** The shelves that the block shows. The mall fills them. */
  shelves: (data: Data) => readonly string[]
  /** The shops that the block shows. */
  shops: (data: Data) => readonly ShopRef[]
  /** The block's text colours, each with its background. */
  inks: (data: Data) => readonly Ink[]
}

/** A block with data of any type. */
export type AnyBlock = { [K in keyof Block<never>]: K extends 'data' ? Decoder<unknown> : Block<never>[K] }
/** A host's own blocks by type. They add to the mall's blocks or replace them. */
export type HostBlocks = Readonly<Record<string, AnyBlock>>

/**
 * A text colour (`ink`) and its background (`ground`), as the merchant chose them. `undefined` is the theme's colour.
 * `field` is the path of the text colour in the block's data.
 */
export type Ink = { field: string; ink: string | undefined; ground: string | undefined }

type Facts<Data> = Partial<Omit<Block<Data>, 'data'>>

export function block<F extends Fields>(
  fields: F,
  { goods = () => [], shelves = () => [], shops = () => [], inks = () => [] }: Facts<Values<F>> = {},
): Block<Values<F>> {
  return { data: record(fields), goods, shelves, shops, inks }
}
