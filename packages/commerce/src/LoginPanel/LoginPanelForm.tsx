import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { forgotPasswordPath, loginPath, registerPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { LoginPanelFormProps, LoginPanelProps } from './loginPanelProps.ts'
import { AccountFields, MobileFields } from './LoginPanelFields.tsx'
import { LoginPanelTerms } from './LoginPanelTerms.tsx'
import { loginFields, loginSentences } from './loginProblems.ts'
import type { LoginField } from './loginProblems.ts'
import { useLoginCheck } from './useLoginCheck.ts'
import * as styles from './LoginPanel.css.ts'

/** The form of one sign-in method. */
export function LoginPanelForm({
  tab,
  back,
  problem: serverProblem,
  message,
  typed,
  codeSent,
  codeWait,
  busy = false,
  onOutcome,
  onLogin,
  onSendCode,
}: LoginPanelFormProps) {
  const { login = loginPath() } = usePaths()
  const text = useText('commerce')
  const form = useRef<HTMLFormElement>(null)
  const { problem, check } = useLoginCheck({ tab, problem: serverProblem, codeSent, busy, onLogin, onSendCode }, form)
  useOutcome(form, onOutcome)

  const errorAt = (field: LoginField) => {
    if (problem === undefined || loginFields[problem] !== field) return undefined
    return problem === serverProblem && message ? message : text(loginSentences[problem])
  }
  const byAccount = tab === 'account'
  const intent = byAccount ? 'login' : 'smsLogin'
  return (
    <form
      ref={form}
      method="post"
      action={login}
      className={styles.form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={check}
      {...(onOutcome && { 'data-enhance': 'stay' })}
    >
      {/* Enter presses the first submit button of a form, which must not be "send code". */}
      <VisuallyHidden>
        <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <input type="hidden" name="tab" value={tab} />
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      {codeSent !== undefined && codeWait === undefined && problem === undefined && (
        <Alert tone="good">{text('loginCodeSent')}</Alert>
      )}
      {message !== undefined && serverProblem === undefined && <Alert tone="bad">{message}</Alert>}
      {byAccount ? (
        <AccountFields userName={typed?.userName} errorAt={errorAt} />
      ) : (
        <MobileFields sentTo={typed?.userName} codeSent={codeSent} codeWait={codeWait} errorAt={errorAt} />
      )}
      <LoginPanelTerms agreed={typed?.agreed} error={errorAt('agreed')} />
      <SubmitButton intent={intent} busy={busy} />
      <OtherWays back={back} />
    </form>
  )
}

function SubmitButton({ intent, busy }: { intent: string; busy: boolean }) {
  const text = useText('commerce')
  return (
    <Button type="submit" name="intent" value={intent} tone="action" size="large" wide loading={busy}>
      {text('loginSubmit')}
    </Button>
  )
}

function OtherWays({ back }: Pick<LoginPanelProps, 'back'>) {
  const { register = registerPath, forgotPassword = forgotPasswordPath() } = usePaths()
  const text = useText('commerce')
  return (
    <p className={styles.others}>
      <a href={register({ back })} className={styles.link}>
        {text('loginRegister')}
      </a>
      <a href={forgotPassword} className={styles.link}>
        {text('loginForgot')}
      </a>
    </p>
  )
}

/** Passes on the result that the host's router or a handler dispatches on the form. */
function useOutcome(form: RefObject<HTMLFormElement | null>, onOutcome: LoginPanelProps['onOutcome']) {
  useEffect(() => {
    const element = form.current
    if (!element || !onOutcome) return
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) onOutcome({ detail: event.detail })
    }
    element.addEventListener('outcome', hear)
    return () => element.removeEventListener('outcome', hear)
  }, [form, onOutcome])
}
