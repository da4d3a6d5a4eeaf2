import { blocks } from '@millwright/contract/blocks/blocks'
import type { AnyBlock, HostBlocks } from '@millwright/contract/blocks/block'

/** Returns the definition of a type of block: the host's own, otherwise the mall's. */
export function blockOf(type: string, own: HostBlocks): AnyBlock | undefined {
  const known: HostBlocks = Object.hasOwn(own, type) ? own : blocks
  return Object.hasOwn(known, type) ? known[type] : undefined
}
