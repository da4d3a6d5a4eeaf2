import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { isMobile, loginProblem } from '@millwright/domain/account/validation'
import type { LoginProblem } from '@millwright/domain/account/validation'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { PasswordField } from '@millwright/ui/PasswordField'
import { TabLinks } from '@millwright/ui/TabLinks'
import { TextField } from '@millwright/ui/TextField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { heard } from '../internal/heard.ts'
import { sendTo } from '../internal/useSend.ts'
import { forgotPasswordPath, loginPath, registerPath, termsPath } from '../internal/ownPaths.ts'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CountdownSms } from '../CountdownSms/CountdownSms.tsx'
import * as styles from './LoginPanel.css.ts'

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

const sentences = {
  mobile: 'loginMobileInvalid',
  code: 'loginCodeEmpty',
  account: 'loginAccountInvalid',
  password: 'loginPasswordEmpty',
  refused: 'loginRefused',
  codeWrong: 'loginCodeWrong',
  terms: 'loginTermsNeeded',
} as const satisfies Record<LoginTrouble, string>

const places = {
  mobile: 'userName',
  account: 'userName',
  code: 'passWord',
  password: 'passWord',
  refused: 'passWord',
  codeWrong: 'passWord',
  terms: 'agreed',
} as const satisfies Record<LoginTrouble, string>

/**
 * A sign-in form: account and password, or mobile number and code. Switching tabs clears values and errors. The first
 * error appears at its field, which takes the focus.
 *
 * When: on the sign-in page, or inside a `Dialog` over another page (then with `onTab` and `onOutcome`). Instead:
 * `Form` with `TextField`s for any other form. It needs the texts `commerce`.
 *
 * Keys: `Tab` moves through the two methods, the fields, "Send code", the terms and the button; `Enter` in a field
 * signs in and never sends a code.
 */
export function LoginPanel(props: LoginPanelProps) {
  const text = useText('commerce')
  const {
    tab,
    tabHref,
    onTab,
    back,
    problem,
    message,
    typed,
    codeSent,
    codeWait,
    busy,
    onOutcome,
    onLogin,
    onSendCode,
    className,
    onClick,
    ...root
  } = props
  return (
    <div
      {...root}
      className={cx(styles.panel, className)}
      onClick={heard(onClick, (event) => {
        const link = (event.target as Element).closest<HTMLElement>('a[href]')
        const chosen = loginTabs.find((one) => link?.getAttribute('href') === tabHref(one))
        if (!onTab || !chosen || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onTab({ tab: chosen })
      })}
    >
      <TabLinks
        label={text('loginKinds')}
        tabs={loginTabs.map((one) => ({
          href: tabHref(one),
          label: text(one === 'account' ? 'loginByAccount' : 'loginByMobile'),
          current: one === tab,
        }))}
      />
      <LoginPanelForm
        key={tab}
        tab={tab}
        back={back}
        problem={problem}
        message={message}
        typed={typed}
        codeSent={codeSent}
        codeWait={codeWait}
        busy={busy}
        onOutcome={onOutcome}
        onLogin={onLogin}
        onSendCode={onSendCode}
      />
    </div>
  )
}

function LoginPanelForm({
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
}: Omit<LoginPanelProps, 'tabHref'>) {
  const {
    login = loginPath(),
    register = registerPath,
    forgotPassword = forgotPasswordPath(),
    terms = termsPath,
  } = usePaths()
  const text = useText('commerce')
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState(serverProblem)
  const [mobile, setMobile] = useState(typed?.userName ?? '')
  useEffect(() => {
    setProblem(serverProblem)
    // After a code is sent, its button is disabled during the countdown, so the code field takes the focus.
    const place = serverProblem ? places[serverProblem] : codeSent !== undefined ? 'passWord' : undefined
    if (place) form.current?.querySelector<HTMLElement>(`[name="${place}"]`)?.focus()
  }, [serverProblem, codeSent])

  useEffect(() => {
    const element = form.current
    if (!element || !onOutcome) return
    const hear = (event: Event) => onOutcome({ detail: (event as CustomEvent<unknown>).detail })
    element.addEventListener('outcome', hear)
    return () => element.removeEventListener('outcome', hear)
  }, [onOutcome])

  const check = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [userName, passWord] = [String(data.get('userName')).trim(), String(data.get('passWord'))]
    const sending = ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value === 'sendCode'
    const found = sending
      ? isMobile(userName)
        ? undefined
        : 'mobile'
      : loginProblem({ tab, userName, passWord, agreed: data.has('agreed') })
    setProblem(found)
    if (!found) {
      if (sending && onSendCode) sendTo(onSendCode, () => ({ mobile: userName }))(event)
      else if (!sending && onLogin) sendTo(onLogin, () => ({ tab, userName, passWord }))(event)
      return
    }
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[name="${places[found]}"]`)?.focus()
  }

  const errorAt = (place: string) => {
    if (problem === undefined || places[problem] !== place) return undefined
    return problem === serverProblem && message ? message : text(sentences[problem])
  }
  const byAccount = tab === 'account'
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
        <button type="submit" name="intent" value={byAccount ? 'login' : 'smsLogin'} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <input type="hidden" name="tab" value={tab} />
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      {codeSent !== undefined && codeWait === undefined && problem === undefined && (
        <Alert tone="good">{text('loginCodeSent')}</Alert>
      )}
      {message !== undefined && serverProblem === undefined && <Alert tone="bad">{message}</Alert>}
      {byAccount ? (
        <>
          <TextField
            label={text('loginAccount')}
            name="userName"
            defaultValue={typed?.userName}
            autoComplete="username"
            maxLength={16}
            error={errorAt('userName')}
            size="large"
          />
          <PasswordField
            label={text('loginPassword')}
            name="passWord"
            autoComplete="current-password"
            maxLength={64}
            error={errorAt('passWord')}
            size="large"
          />
        </>
      ) : (
        <>
          <TextField
            label={text('loginMobile')}
            name="userName"
            type="tel"
            inputMode="numeric"
            defaultValue={typed?.userName}
            autoComplete="tel-national"
            maxLength={11}
            hint={text('loginNewMobile')}
            error={errorAt('userName')}
            size="large"
            onChange={({ value }) => setMobile(value)}
          />
          <TextField
            label={text('loginCode')}
            name="passWord"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            error={errorAt('passWord')}
            size="large"
            suffix={
              <CountdownSms
                sent={codeSent}
                sentTo={typed?.userName}
                seconds={codeWait}
                phone={mobile}
                name="intent"
                value="sendCode"
              />
            }
          />
        </>
      )}
      <Checkbox
        name="agreed"
        value="1"
        defaultChecked={typed?.agreed}
        error={errorAt('agreed')}
        label={
          <>
            {text('loginAgree')}{' '}
            <a href={terms({ of: 'service' })} target="_blank" className={styles.link}>
              {text('loginTerms')}
            </a>{' '}
            {text('loginAnd')}{' '}
            <a href={terms({ of: 'privacy' })} target="_blank" className={styles.link}>
              {text('loginPrivacy')}
            </a>
          </>
        }
      />
      <Button
        type="submit"
        name="intent"
        value={byAccount ? 'login' : 'smsLogin'}
        tone="action"
        size="large"
        wide
        loading={busy}
      >
        {text('loginSubmit')}
      </Button>
      <p className={styles.others}>
        <a href={register({ back })} className={styles.link}>
          {text('loginRegister')}
        </a>
        <a href={forgotPassword} className={styles.link}>
          {text('loginForgot')}
        </a>
      </p>
    </form>
  )
}
