import { layered } from '@millwright/ui/layered'
import { style } from '@vanilla-extract/css'

/** Keeps the room of a block that waits for data, invisible and inert. */
export const room = style(layered({ visibility: 'hidden' }))
