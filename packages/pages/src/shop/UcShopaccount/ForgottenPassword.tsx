import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { CodeField } from '../../account/CodeField.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { formOutcome } from '../../layout/formOutcome.ts'
import { ownProblemText } from '../ownProblemText.ts'
import type { AccountKey } from './UcShopaccount.action.ts'
import type { UcShopaccountData } from './UcShopaccount.load.ts'
import { NewStorePassword } from './NewStorePassword.tsx'
import * as styles from './UcShopaccount.css.ts'

/** The form to reset the store password by a code to the account's phone number. */
export function ForgottenPassword({ mobile, outcome }: ViewProps<UcShopaccountData, AccountKey>) {
  const text = useText('ucShopaccount')
  const problemText = useProblemText()
  const mine = outcome?.form?.intent === 'reset' ? outcome : undefined
  const { problem, errorAt } = formOutcome(mine, (found) => ownProblemText(found, text, problemText))
  return (
    <details className={styles.forgotten} open={mine !== undefined || undefined}>
      <summary className={styles.ask}>{text('forgotten')}</summary>
      <form method="post" action={path('uc-shopaccount')} className={styles.form} noValidate>
        <Stack space={16}>
          <Text as="p" size={13} tone="muted">
            {text('forgottenLead', { mobile })}
          </Text>
          {problem && <Alert tone="bad">{problem}</Alert>}
          <CodeField
            phone={mobile}
            outcome={mine?.done ? { done: true, data: mine.data } : undefined}
            error={errorAt('validCode')}
          />
          <NewStorePassword errorAt={errorAt} />
          <div>
            <Button type="submit" name="intent" value="reset">
              {text('reset')}
            </Button>
          </div>
        </Stack>
      </form>
    </details>
  )
}
