import { useProblemText } from '@millwright/commerce/ProblemText'
import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { PasswordField } from '@millwright/ui/PasswordField'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { formOutcome } from '../../layout/formOutcome.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { outcomeFor } from './outcomeFor.ts'
import { ShopLicence } from './ShopLicence.tsx'
import { NewStorePassword, storePasswordDigits } from './NewStorePassword.tsx'
import { ownProblemText } from '../ownProblemText.ts'
import type { AccountKey } from './UcShopaccount.action.ts'
import type { UcShopaccountData } from './UcShopaccount.load.ts'
import * as styles from './UcShopaccount.css.ts'

/** The merchant's sign-in data for the merchant platform: account, store password and link. */
export function UcShopaccount(props: ViewProps<UcShopaccountData, AccountKey>) {
  const { center, account, shop, hasStorePassword, passwordTime, merchantUrl } = props
  const text = useText('ucShopaccount')
  const language = useLanguage()
  const day = passwordTime === undefined ? '' : formatDate(language, writeServerTime(passwordTime).slice(0, 10))
  return (
    <UserCenterFrame route="uc-shopaccount" center={center} title={text('title')} lead={text('lead')}>
      <Panel as="section" space={24}>
        <Stack space={16}>
          <DescriptionList
            items={[
              { term: text('account'), detail: account },
              {
                term: text('shop'),
                detail: (
                  <Link href={path('shopIndex', { sid: shop.shopId })}>
                    {shop.shopName ? <UserText>{shop.shopName}</UserText> : text('ownShop')}
                  </Link>
                ),
              },
              {
                term: text('password'),
                detail: hasStorePassword ? text('passwordSince', { day }) : text('passwordUnset'),
              },
              ...(merchantUrl ? [] : [{ term: text('platform'), detail: text('platformMissing') }]),
            ]}
          />
          <div className={styles.ways}>
            {merchantUrl && (
              <Button href={merchantUrl} newTab tone={hasStorePassword ? 'action' : undefined}>
                {text('openPlatform')}
              </Button>
            )}
            <Link href={path('uc-freeshop')}>{text('application')}</Link>
          </div>
        </Stack>
      </Panel>
      <Panel as="section" space={24}>
        <ShopLicence key={props.licence.renewal?.sentTime} {...props} />
      </Panel>
      <Panel as="section" space={24}>
        <PasswordForm key={passwordTime} {...props} />
        {hasStorePassword && <ForgottenPassword key={`forgotten ${passwordTime}`} {...props} />}
      </Panel>
    </UserCenterFrame>
  )
}

function PasswordForm({ hasStorePassword, outcome }: ViewProps<UcShopaccountData, AccountKey>) {
  const text = useText('ucShopaccount')
  const problemText = useProblemText()
  const mine = outcomeFor('password', outcome)
  const { problem, errorAt } = formOutcome(mine, (found) => ownProblemText(found, text, problemText))
  return (
    <form method="post" action={path('uc-shopaccount')} className={styles.form} noValidate>
      <Stack space={16}>
        <Heading level={2} size={16}>
          {text(hasStorePassword ? 'passwordTitleChange' : 'passwordTitleSet')}
        </Heading>
        <DoneNotice outcome={mine} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Text as="p" size={13} tone="muted">
          {text('passwordHint')}
        </Text>
        {hasStorePassword && (
          <PasswordField
            label={text('oldPassword')}
            name="oldPassword"
            autoComplete="off"
            required
            error={errorAt('oldPassword')}
            {...storePasswordDigits}
          />
        )}
        <NewStorePassword errorAt={errorAt} />
        <div>
          <Button type="submit" name="intent" value="password" tone={hasStorePassword ? undefined : 'action'}>
            {text(hasStorePassword ? 'change' : 'set')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
