import type { DecorationData } from '../data.ts'
import { looks } from '../looks.ts'
import type { Look } from '../looks.ts'
import type { DecorationDocument, ReadBlock } from '../read.ts'
import type { BlockType } from '@millwright/contract/blocks/blocks'

export type ShownBlock = { block: ReadBlock; shows: boolean; level: 2 | 3; first: boolean }

/** What of a page is drawn, and how its parts stand to each other. */
export function shownBlocks({ blocks }: DecorationDocument, data: DecorationData): ShownBlock[] {
  const alone = blocks.map(({ type, data: own }) => (looks[type] as unknown as Look<BlockType>).shows(own as never, data))
  const shows = blocks.map(({ type }, index) => Boolean(alone[index]) && (type !== 'floor_title' || floorHasContent(blocks, alone, index)))
  const firstPicture = blocks.findIndex(({ type }, index) => shows[index] && withPictures(type))
  let level: 2 | 3 = 2
  return blocks.map((block, index) => {
    if (block.type === 'floor_title' && shows[index]) level = 3
    return { block, shows: Boolean(shows[index]), level, first: index === firstPicture }
  })
}

/** A heading over blocks that have all collapsed says nothing; one that stands for itself stays. */
function floorHasContent(blocks: readonly ReadBlock[], alone: readonly boolean[], title: number): boolean {
  const next = blocks.findIndex(({ type }, index) => index > title && type === 'floor_title')
  const floor = blocks.map((block, index) => ({ ...block, alone: alone[index] })).slice(title + 1, next < 0 ? undefined : next).filter(({ type }) => type !== 'auxiliary_interval')
  return floor.length === 0 || floor.some((block) => block.alone)
}

function withPictures(type: BlockType): boolean {
  return type !== 'auxiliary_interval' && type !== 'floor_title' && type !== 'shop_signs'
}
