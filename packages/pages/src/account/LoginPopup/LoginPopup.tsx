import { partsOf } from '@millwright/domain/partsOf'
import { useState } from 'react'
import { LoginPanel } from '@millwright/commerce/LoginPanel'
import type { LoginTab } from '@millwright/commerce/LoginPanel'
import { useText } from '@millwright/i18n/Texts'
import { Dialog } from '@millwright/ui/Dialog'
import type { LoginOutcome } from '../Login/Login.action.ts'
import { loginTabHref } from '../Login/Login.tsx'
import { readLoginOutcome } from '../Login/readLoginOutcome.ts'

export type LoginPopupProps = {
  open: boolean
  /** Called on close. On a user centre screen the storefront then redirects to the home page. */
  onClose: () => void
  back: string
  /** Called after sign-in, to repeat the interrupted action. */
  onDone?: () => void
}

/**
 * Focuses the first field in the next animation frame, after the dialog has focused its close button. Defined outside
 * the component, so that the ref callback is stable and runs once.
 */
function intoFirstField(panel: HTMLElement | null) {
  requestAnimationFrame(() => panel?.querySelector<HTMLElement>('[name="userName"]')?.focus())
}

/** A sign-in dialog over the page, which keeps its state. The form posts in the background. */
export function LoginPopup({ open, onClose, back, onDone }: LoginPopupProps) {
  const text = useText('account')
  const [tab, setTab] = useState<LoginTab>('account')
  const [outcome, setOutcome] = useState<LoginOutcome>()
  return (
    <Dialog open={open} onClose={onClose} title={text('title')} size="small">
      <div ref={intoFirstField}>
        <LoginPanel
          tab={tab}
          back={back}
          tabHref={(one) => loginTabHref(one, back)}
          onTab={(change) => {
            setTab(change.tab)
            setOutcome(undefined)
          }}
          onOutcome={({ detail }) => {
            const answer = detail as LoginOutcome
            const sentCode = answer.done && partsOf(answer.data).codeSent !== undefined
            if (answer.done && !sentCode) onDone?.()
            else setOutcome(answer)
          }}
          {...readLoginOutcome(outcome)}
        />
      </div>
    </Dialog>
  )
}
