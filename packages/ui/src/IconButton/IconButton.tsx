import { PressTarget } from '../Button/Button.tsx'
import type { ButtonSize, ButtonTone, PressProps } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'

export type IconButtonProps = PressProps & {
  /** The drawing. */
  icon: IconName
  /** What it does, in words. */
  label: string
  /** What it means, said by its colour and never by that alone. */
  tone?: ButtonTone | undefined
  /** How large it is. */
  size?: ButtonSize | undefined
}

/**
 * A button that shows a drawing and says its words only to those who listen.
 *
 * When: the drawing alone is understood and there is no room for words: close, search, remove. Instead: `Button` with
 * `icon` wherever words fit.
 *
 * Keys: `Tab` reaches it, `Enter` or `Space` presses it.
 */
export function IconButton({ icon, tone = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <PressTarget {...rest} tone={tone} size={size} square>
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </PressTarget>
  )
}
