import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'

/** The mall's name, for those who listen: the page's heading. Reads nothing. */
export function HomeName() {
  const text = useText('common')
  return <VisuallyHidden as="h1">{text('mallName')}</VisuallyHidden>
}
