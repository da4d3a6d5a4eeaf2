import { useText } from '@millwright/i18n/Texts'
import { PasswordField } from '@millwright/ui/PasswordField'

/** The attributes of a store password input, with the limits of the merchant platform. */
export const storePasswordDigits = { inputMode: 'numeric', maxLength: 12 } as const

/** The new store password, typed twice. */
export function NewStorePassword({ errorAt }: { errorAt: (field: string) => string | undefined }) {
  const text = useText('ucShopaccount')
  return (['password', 'passwordAgain'] as const).map((name) => (
    <PasswordField
      key={name}
      label={text(name === 'password' ? 'newPassword' : 'again')}
      name={name}
      autoComplete="new-password"
      required
      error={errorAt(name)}
      {...storePasswordDigits}
    />
  ))
}
