import { useText } from '@millwright/i18n/Texts'
import { TabLinks } from '@millwright/ui/TabLinks'
import { cx } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import { LoginPanelForm } from './LoginPanelForm.tsx'
import { loginTabs } from './loginPanelProps.ts'
import type { LoginPanelProps, LoginTab, LoginTrouble } from './loginPanelProps.ts'
import * as styles from './LoginPanel.css.ts'

export { loginTabs }
export type { LoginPanelProps, LoginTab, LoginTrouble }

/**
 * A sign-in form: account and password, or mobile number and code. Switching tabs clears values and errors. The first
 * error appears at its field, which takes the focus.
 *
 * When: on the sign-in page, or inside a `Dialog` over another page (with `onTab` and `onOutcome`). Instead: `Form`
 * with `TextField`s for any other form. It needs the texts `commerce`.
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
      onClick={composeHandlers(onClick, (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined
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
