import { block } from './block.ts'
import { colour, number } from './decoder.ts'

/** Empty space between blocks. */
export const auxiliary_interval = block({
  height: number({ fallback: 20, min: 5, max: 300 }),
  bgColor: colour('#ffffff'),
})
