import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import type { ActionResult, TitleText } from '../../loader.ts'

/** Shows the result of a plain form post in the page. With scripts the host shows a toast. */
export function DoneNotice({ outcome }: { outcome: ActionResult<unknown, string> | undefined }) {
  return outcome?.done && outcome.toast ? (
    <Alert tone="good">
      <DoneText toast={outcome.toast} />
    </Alert>
  ) : null
}

function DoneText({ toast }: { toast: TitleText }) {
  const text = useText(typeof toast === 'string' ? 'common' : toast.namespace)
  return typeof toast === 'string' ? toast : text(toast.key as never, toast.values)
}
