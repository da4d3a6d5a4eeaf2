import { useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { PasswordField } from '@millwright/ui/PasswordField'
import { TextField } from '@millwright/ui/TextField'
import { CountdownSms } from '../CountdownSms/CountdownSms.tsx'
import type { LoginPanelProps } from './loginPanelProps.ts'
import type { LoginField } from './loginProblems.ts'

type ErrorAt = (field: LoginField) => string | undefined

/** The account and its password. */
export function AccountFields({ userName, errorAt }: { userName: string | undefined; errorAt: ErrorAt }) {
  const text = useText('commerce')
  return (
    <>
      <TextField
        label={text('loginAccount')}
        name="userName"
        defaultValue={userName}
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
  )
}

/** The mobile number and the code sent to it. */
export function MobileFields({
  sentTo,
  codeSent,
  codeWait,
  errorAt,
}: Pick<LoginPanelProps, 'codeSent' | 'codeWait'> & { sentTo: string | undefined; errorAt: ErrorAt }) {
  const text = useText('commerce')
  const [mobile, setMobile] = useState(sentTo ?? '')
  return (
    <>
      <TextField
        label={text('loginMobile')}
        name="userName"
        type="tel"
        inputMode="numeric"
        defaultValue={sentTo}
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
            sentTo={sentTo}
            seconds={codeWait}
            phone={mobile}
            name="intent"
            value="sendCode"
          />
        }
      />
    </>
  )
}
