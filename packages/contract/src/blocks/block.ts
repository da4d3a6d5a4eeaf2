import { record } from './decoder.ts'
import type { Decoder, Fields, Values } from './decoder.ts'
import type { ProdRef } from './prodRef.ts'
import type { ShopRef } from './shopRef.ts'

/** What one type of block holds in its `dataField`, and what a page must know of it before it is drawn. */
export type Block<Data> = {
  data: Decoder<Data>
  /** The products that it shows. */
  goods: (data: Data) => readonly ProdRef[]
  /** The shelves that it shows, which the mall fills. */
  shelves: (data: Data) => readonly string[]
  /** The shops that it shows. */
  shops: (data: Data) => readonly ShopRef[]
  /** Its colours for text, each with the ground that it stands on. */
  inks: (data: Data) => readonly Ink[]
}

/** A block whose data nobody here needs to know. */
export type AnyBlock = { [K in keyof Block<never>]: K extends 'data' ? Decoder<unknown> : Block<never>[K] }
/** A host's own blocks by type: further ones, or others in the place of the mall's. */
export type HostBlocks = Readonly<Record<string, AnyBlock>>

/** A merchant's colour for text at `field`, upon the merchant's ground or (`undefined`) the theme's. */
export type Ink = { field: string; ink: string | undefined; ground: string | undefined }

type Facts<Data> = Partial<Omit<Block<Data>, 'data'>>

export function block<F extends Fields>(
  fields: F,
  { goods = () => [], shelves = () => [], shops = () => [], inks = () => [] }: Facts<Values<F>> = {},
): Block<Values<F>> {
  return { data: record(fields), goods, shelves, shops, inks }
}
