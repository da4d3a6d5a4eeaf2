import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'

/** Renders empty space between blocks. */
export function AuxiliaryInterval({ data }: LookProps & { data: BlockData<'auxiliary_interval'> }) {
  return <div style={{ blockSize: data.height, backgroundColor: data.bgColor }} />
}
