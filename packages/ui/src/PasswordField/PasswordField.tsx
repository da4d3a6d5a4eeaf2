import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * A password field with a button that reveals the password.
 *
 * When: a password is typed. Instead: `TextField` with `autoComplete="one-time-code"` for codes that are sent.
 *
 * Keys: `Tab` reaches the field, then the button that reveals the password.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const say = useMessages()
  const toggle = (
    <Button tone="quiet" size="small" onPress={() => setShown(!shown)}>
      {say(shown ? 'hidePassword' : 'showPassword')}
    </Button>
  )
  const suffix = (
    <>
      {props.suffix}
      {toggle}
    </>
  )
  return <TextField {...props} type={shown ? 'text' : 'password'} suffix={suffix} />
}
