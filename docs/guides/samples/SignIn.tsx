import { Button } from '@millwright/ui/Button'
import { FormErrors } from '@millwright/ui/FormErrors'
import { PasswordField } from '@millwright/ui/PasswordField'
import { Stack } from '@millwright/ui/Stack'
import { TextField } from '@millwright/ui/TextField'

type Problem = { field: 'user' | 'password'; message: string }

/** A plain form that works before scripts load. Errors are announced and linked to their fields. */
export function SignIn({ problems }: { problems: Problem[] }) {
  const errorOf = (field: Problem['field']) => problems.find((problem) => problem.field === field)?.message
  return (
    <form method="post" action="/sign-in">
      <Stack space={16}>
        <FormErrors problems={problems} />
        <TextField
          id="user"
          name="user"
          label="Account or phone"
          autoComplete="username"
          required
          error={errorOf('user')}
        />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <Button type="submit" tone="action" wide>
          Sign in
        </Button>
      </Stack>
    </form>
  )
}
