import { layered } from '@millwright/ui/layered'
import { style } from '@vanilla-extract/css'

/** Hides the placeholder of a block that waits for data, and keeps its space. */
export const room = style(layered({ visibility: 'hidden' }))
