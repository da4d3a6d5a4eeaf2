'use client' // A server component cannot pass functions to the client, so the looks are imported here.
import { Blocks } from '../Blocks/Blocks.tsx'
import type { BlocksProps } from '../Blocks/Blocks.tsx'
import { groundStyle, readGround } from '../internal/ground.ts'
import { mergeLooks } from '../internal/mergeLooks.ts'
import { looks } from '../looks.ts'
import type { Registry } from '../registry.ts'

export type DecorationProps = Omit<BlocksProps, 'looks' | 'ground'> & {
  /** The host's additional blocks, or other looks for the mall's (`createRegistry`). */
  registry?: Registry | undefined
  /**
   * The page's background as the merchant wrote it (`#rrggbb`; other values are ignored). Headings keep their contrast
   * on it.
   */
  ground?: string | undefined
}

/**
 * Renders a merchant's page: the blocks of a parsed document with the server's data. A block that fails or has nothing
 * to show takes up no space and does not affect other blocks. The header shows the page's shop sign (`headerOf`).
 *
 * When: a page that merchants decorated is shown to buyers. Instead: `Preview` in an editor; `Blocks` for only a host's
 * own blocks.
 */
export function Decoration({ registry, ground: colour, ...props }: DecorationProps) {
  const ground = readGround(colour)
  const page = <Blocks {...props} ground={ground} looks={mergeLooks(looks, registry)} />
  return ground ? <div style={groundStyle(ground)}>{page}</div> : page
}
