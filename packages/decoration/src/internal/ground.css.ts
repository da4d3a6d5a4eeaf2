import { vars } from '@millwright/ui/theme'
import { createVar, fallbackVar } from '@vanilla-extract/css'

export const pageGround = createVar()

/** The readable ink on the merchant's background. Surfaces on the page reset it. */
export const groundInk = createVar()

const own = (colour: string) => fallbackVar(groundInk, colour)
const { ink, inkMuted, link, focus, actionInk } = vars.color

/** The theme's colours for content directly on the page's background. */
export const onGround = {
  ink: own(ink),
  inkMuted: own(inkMuted),
  link: own(link),
  focus: own(focus),
  actionInk: own(actionInk),
}
