import { UserText } from '@millwright/commerce/UserText'
import type { CreditApplicationRecord } from '@millwright/contract/credit/entities'
import { useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Link } from '@millwright/ui/Link'

/** The fields of an application. */
export function ApplicationFacts({ application }: { application: CreditApplicationRecord }) {
  const text = useText('credit')
  const money = useMoney()
  const { companyName, creditCode, licencePic, contact, mobile, creditLimit, periodDays, remark } = application
  return (
    <DescriptionList
      look="plain"
      items={[
        { term: text('company'), detail: <UserText>{companyName}</UserText> },
        { term: text('creditCode'), detail: creditCode },
        ...(licencePic
          ? [
              {
                term: text('licence'),
                detail: (
                  <Link href={`/${licencePic}`} newTab>
                    {text('seeLicence')}
                  </Link>
                ),
              },
            ]
          : []),
        {
          term: text('contact'),
          detail: <UserText sentence={[contact, mobile].filter(Boolean).join(' ')}>{contact}</UserText>,
        },
        { term: text('askedLimit'), detail: money(creditLimit) },
        { term: text('wantedDays'), detail: text('days', { count: periodDays }) },
        ...(remark ? [{ term: text('remark'), detail: <UserText>{remark}</UserText> }] : []),
      ]}
    />
  )
}
