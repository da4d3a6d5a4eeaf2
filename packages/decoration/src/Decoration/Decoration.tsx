'use client' // looks are functions, which do not cross from server to client: they are imported on this side
import { Blocks } from '../Blocks/Blocks.tsx'
import type { BlocksProps } from '../Blocks/Blocks.tsx'
import { groundStyle, readGround } from '../internal/ground.ts'
import { withMall } from '../internal/withMall.ts'
import { looks } from '../looks.ts'
import type { Registry } from '../registry.ts'

export type DecorationProps = Omit<BlocksProps, 'looks' | 'ground'> & {
  /** Further blocks of the host's, or other looks for the mall's (`createRegistry`). */
  registry?: Registry | undefined
  /**
   * The page's own ground as the merchant wrote it (`#rrggbb`, all else is none); headings upon it keep their contrast.
   */
  ground?: string | undefined
}

/**
 * A merchant's page: the blocks of a read document, with what the server says of their goods. A block that fails, or
 * has nothing left to show, takes no room and no other block with it. The page's sign is the header's (`headerOf`).
 *
 * When: a page that merchants decorated is shown to buyers. Instead: `Preview` in an editor; `Blocks` for a host's own
 * blocks alone.
 */
export function Decoration({ registry, ground: colour, ...props }: DecorationProps) {
  const ground = readGround(colour)
  const page = <Blocks {...props} ground={ground} looks={withMall(looks, registry)} />
  return ground ? <div style={groundStyle(ground)}>{page}</div> : page
}
