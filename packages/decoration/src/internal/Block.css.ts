import { layered } from '@millwright/ui/layered'
import { style } from '@vanilla-extract/css'

/** The room of a block that waits for its data: laid out, and nothing to see, to hear or to reach. */
export const room = style(layered({ visibility: 'hidden' }))
