import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

/** Scrolls if the menu is longer than the room beside its anchor. */
export const long = style(
  layered({ maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)', overflowY: 'auto' }),
)
