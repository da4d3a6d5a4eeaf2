import { vars } from '@millwright/ui/theme'
import { createVar, fallbackVar } from '@vanilla-extract/css'

export const pageGround = createVar()

/** What can be read upon the page's own ground, where a merchant gave it one; surfaces upon it set it back. */
export const groundInk = createVar()

const own = (colour: string) => fallbackVar(groundInk, colour)
const { ink, inkMuted, link, focus, actionInk } = vars.color

/** The theme's colours for what stands upon the page itself. */
export const onGround = {
  ink: own(ink),
  inkMuted: own(inkMuted),
  link: own(link),
  focus: own(focus),
  actionInk: own(actionInk),
}
