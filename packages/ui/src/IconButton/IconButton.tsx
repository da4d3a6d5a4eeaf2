import { PressTarget } from '../Button/Button.tsx'
import type { ButtonSize, ButtonTone, PressProps } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'

export type IconButtonProps = PressProps & {
  icon: IconName
  /** What it does, in words. */
  label: string
  tone?: ButtonTone
  size?: ButtonSize
}

/** A button that shows a drawing and says its words only to those who listen. */
export function IconButton({ icon, tone = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return <PressTarget {...rest} tone={tone} size={size} square><Icon name={icon} size={size === 'small' ? 16 : 20} /></PressTarget>
}
