import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import type { ActionResult, TitleText } from '../../loader.ts'

/** What a plain form post has done, said in the page: where scripts run the host says it in a toast. */
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
