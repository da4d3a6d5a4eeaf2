import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'

/** The page's heading with the mall's name, visually hidden. Reads nothing. */
export function HomeName() {
  const text = useText('common')
  return <VisuallyHidden as="h1">{text('mallName')}</VisuallyHidden>
}
