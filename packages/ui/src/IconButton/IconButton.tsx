import { PressTarget } from '../Button/Button.tsx'
import type { ButtonSize, ButtonTone, PressProps } from '../Button/Button.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import { Icon } from '../Icon/Icon.tsx'

export type IconButtonProps = PressProps & {
  /** The icon: a name, or a node such as your own SVG of 20 px. */
  icon: IconSource
  /** The accessible name: the action in words. */
  label: string
  /** The emphasis of the button. */
  tone?: ButtonTone | undefined
  /** The size of the button. */
  size?: ButtonSize | undefined
}

/**
 * A button that shows an icon. Only screen readers get its label.
 *
 * When: the icon alone is understood and there is no room for text: close, search, remove. Instead: `Button` with
 * `icon` wherever text fits.
 *
 * Keys: `Tab` focuses it, `Enter` or `Space` presses it.
 */
export function IconButton({ icon, tone = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <PressTarget {...rest} tone={tone} size={size} square>
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </PressTarget>
  )
}
