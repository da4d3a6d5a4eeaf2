import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookSurroundings } from '../data.ts'

/** Renders empty space between blocks. */
export function AuxiliaryInterval({ data }: LookSurroundings & { data: BlockData<'auxiliary_interval'> }) {
  return <div style={{ blockSize: data.height, backgroundColor: data.bgColor }} />
}
