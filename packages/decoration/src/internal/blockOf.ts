import { blocks } from '@millwright/contract/blocks/blocks'
import type { AnyBlock, HostBlocks } from '@millwright/contract/blocks/block'

/** What a type of block means: as the host says, else as the mall does. */
export function blockOf(type: string, own: HostBlocks): AnyBlock | undefined {
  const known: HostBlocks = Object.hasOwn(own, type) ? own : blocks
  return Object.hasOwn(known, type) ? known[type] : undefined
}
