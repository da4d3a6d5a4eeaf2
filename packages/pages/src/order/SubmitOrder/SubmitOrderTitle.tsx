import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'

/** The page's heading. Reads nothing. */
export function SubmitOrderTitle() {
  const text = useText('order')
  return (
    <Heading level={1} size={22}>
      {text('submitTitle')}
    </Heading>
  )
}
