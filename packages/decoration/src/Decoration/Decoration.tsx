import { Blocks } from '../Blocks/Blocks.tsx'
import type { BlocksProps } from '../Blocks/Blocks.tsx'
import { withMall } from '../internal/withMall.ts'
import type { Registry } from '../registry.ts'

export type DecorationProps = Omit<BlocksProps, 'looks'> & {
  /** Further blocks of the host's, or other looks for the mall's (`createRegistry`). */
  registry?: Registry
}

/**
 * A merchant's page: the blocks of a read document, with what the server says of their goods. A block that fails, or has
 * nothing left to show, takes no room and no other block with it. The page's sign is the header's (`headerOf`).
 *
 * When: a page that merchants decorated is shown to buyers. Instead: `Preview` in an editor; `Blocks` for a host's own blocks alone.
 */
export function Decoration({ registry, ...props }: DecorationProps) {
  return <Blocks {...props} looks={withMall(registry)} />
}
