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
  /** Which of the two ways is open. */
  tab: LoginTab
  /** The address of a tab, for when scripts are not there yet. */
  tabHref: (tab: LoginTab) => string
  /** Switches the tab in place; without it the tabs are links. */
  onTab?: ((change: { tab: LoginTab }) => void) | undefined
  /** Where to go afterwards: a path of the mall. */
  back?: string | undefined
  /** What the server found wrong. */
  problem?: LoginTrouble | undefined
  /** The server's own words, where they say more. */
  message?: string | undefined
  /** What was typed before the server answered. */
  typed?: { userName?: string | undefined; agreed?: boolean | undefined } | undefined
  /** Names the latest sending of a code, which went to `typed.userName`. */
  codeSent?: string | undefined
  /** How many seconds until another code, where the server says so. */
  codeWait?: number | undefined
  /**
   * Is being sent: nothing more is taken until an answer is there. The storefront sets `aria-busy` on the form by
   * itself. @default false
   */
  busy?: boolean | undefined
  /** Submits in the background and tells what came of it (the login popup). */
  onOutcome?: ((outcome: { detail: unknown }) => void) | undefined
  /** Takes what would be posted; its answer is heard by `onOutcome`. */
  onLogin?: ((typed: { tab: LoginTab; userName: string; passWord: string }) => FormAnswer) | undefined
  /** Takes the number to which a code should be sent. */
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
 * Log in by account and password, or by mobile number and code. Switching clears what was typed and
 * found wrong. The first thing that is wrong is said at its field, which takes the focus.
 *
 * When: on the login page, or inside a `Dialog` over the page one was on (then with `onTab` and `onOutcome`). Instead:
 * `Form` with `TextField`s for any other form. It needs the texts `commerce`.
 *
 * Keys: `Tab` goes through the two ways, the fields, "Send code", the terms and the button; `Enter` in a field logs in
 * and never sends a code.
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
    // Once a code is sent, its button counts down and takes no focus; what comes next is typed.
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
      {/* Enter presses a form's first button: it must not be "send code". */}
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
