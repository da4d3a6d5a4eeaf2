import type { LoginProblem } from '@millwright/domain/account/validation'
import type { RootProps } from '@millwright/ui/open'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'

export const loginTabs = ['account', 'mobile'] as const
export type LoginTab = (typeof loginTabs)[number]
export type LoginTrouble = LoginProblem | 'codeWrong'

export type LoginPanelProps = RootProps<HTMLDivElement> & {
  /** The sign-in method shown. */
  tab: LoginTab
  /** Returns the URL of a tab, for use before scripts load. */
  tabHref: (tab: LoginTab) => string
  /** Handles switching tabs in place. Without it the tabs are links. */
  onTab?: ((change: { tab: LoginTab }) => void) | undefined
  /** The path of the mall to go to after signing in. */
  back?: string | undefined
  /** The error the server found. */
  problem?: LoginTrouble | undefined
  /** The server's message, if it says more than the error. */
  message?: string | undefined
  /** The values submitted before, if the server rejected them. */
  typed?: { userName?: string | undefined; agreed?: boolean | undefined } | undefined
  /** The id of the latest code request, which was sent to `typed.userName`. */
  codeSent?: string | undefined
  /** The seconds until another code can be requested, if the server gives them. */
  codeWait?: number | undefined
  /**
   * Whether the form is being submitted. Further submissions are ignored. The storefront sets `aria-busy` on the form
   * itself.
   * @default false
   */
  busy?: boolean | undefined
  /** Submits in the background and receives the result (for the sign-in popup). */
  onOutcome?: ((outcome: { detail: unknown }) => void) | undefined
  /** Handles signing in instead of posting the form. `onOutcome` receives its result. */
  onLogin?: ((typed: { tab: LoginTab; userName: string; passWord: string }) => FormAnswer) | undefined
  /** Handles the request for a code instead of posting the form. */
  onSendCode?: ((typed: { mobile: string }) => FormAnswer) | undefined
}

export type LoginPanelFormProps = Pick<
  LoginPanelProps,
  | 'tab'
  | 'back'
  | 'problem'
  | 'message'
  | 'typed'
  | 'codeSent'
  | 'codeWait'
  | 'busy'
  | 'onOutcome'
  | 'onLogin'
  | 'onSendCode'
>
