import { useEffect, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { isMobile, loginProblem } from '@millwright/domain/account/validation'
import { sendTo } from '../internal/useFormHandler.ts'
import type { LoginPanelFormProps } from './loginPanelProps.ts'
import { loginFields } from './loginProblems.ts'
import type { LoginField } from './loginProblems.ts'

type Given = Pick<LoginPanelFormProps, 'tab' | 'problem' | 'codeSent' | 'busy' | 'onLogin' | 'onSendCode'>

/** Checks the form before it is sent. The field of the first problem, the form's or the server's, takes the focus. */
export function useLoginCheck(
  { tab, problem: serverProblem, codeSent, busy, onLogin, onSendCode }: Given,
  form: RefObject<HTMLFormElement | null>,
) {
  const [problem, setProblem] = useState(serverProblem)
  useEffect(() => {
    setProblem(serverProblem)
    // After a code is sent, its button is disabled during the countdown, so the code field takes the focus.
    const field = serverProblem ? loginFields[serverProblem] : codeSent !== undefined ? 'passWord' : undefined
    if (field) focusField(form.current, field)
  }, [form, serverProblem, codeSent])

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [userName, passWord] = [String(data.get('userName')).trim(), String(data.get('passWord'))]
    const { submitter } = event.nativeEvent
    const sending = submitter instanceof HTMLButtonElement && submitter.value === 'sendCode'
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
    focusField(event.currentTarget, loginFields[found])
  }
  return { problem, check }
}

function focusField(form: HTMLFormElement | null, field: LoginField) {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}
