import { isRecord } from '@millwright/contract/blocks/decoder'
import { limits } from '../limits.ts'

const LENGTH = 80

/** The types of a merchant's blocks in their places, those too that could not be read. */
export function typesOf(blocks: readonly unknown[]): string[] {
  return blocks
    .slice(0, limits.blocks)
    .map((one) => (isRecord(one) && typeof one.type === 'string' ? one.type.slice(0, LENGTH) : '?'))
}
