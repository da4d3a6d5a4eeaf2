import { isRecord } from '@millwright/domain/isRecord'
import { limits } from '../limits.ts'

const LENGTH = 80

/** Returns the types of a merchant's blocks by index, including unreadable blocks. */
export function typesOf(blocks: readonly unknown[]): string[] {
  return blocks
    .slice(0, limits.blocks)
    .map((one) => (isRecord(one) && typeof one.type === 'string' ? one.type.slice(0, LENGTH) : '?'))
}
