import { block } from '@millwright/contract/blocks/block'
import { localised, number } from '@millwright/contract/blocks/decoder'

/** The schema of your own block, used on the server. */
export const machine = block({
  name: localised({ required: true }),
  year: number({ fallback: 2000, min: 1900, max: 2100 }),
})
