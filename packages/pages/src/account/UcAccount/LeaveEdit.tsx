import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'

/** The way out of a form. */
export function LeaveEdit() {
  const text = useText('ownAccount')
  return (
    <Button href={path('uc-account')} tone="quiet">
      {text('cancel')}
    </Button>
  )
}
