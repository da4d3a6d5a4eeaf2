import type { ReactNode } from 'react'
import { addressLine } from '@millwright/commerce/AddressCard'
import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { UserText } from '@millwright/commerce/UserText'
import type { InquiryDetail } from '@millwright/contract/quote/entities'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { InquiryFiles } from './InquiryFiles.tsx'
import * as styles from './UcInquiryDetail.css.ts'

/** The facts that the buyer gave with an inquiry. Facts that were not given are omitted. */
export function InquiryFacts({ inquiry }: { inquiry: InquiryDetail }) {
  const text = useText('inquiry')
  const language = useLanguage()
  const { inquiryNumber, createTime, remark, companyName, contact, userPhone, userAddr, needInvoice, files } = inquiry
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text('facts')}
      </Heading>
      <DescriptionList
        look="plain"
        items={[
          { term: text('numberName'), detail: <CopyNumber value={inquiryNumber} name={text('numberName')} /> },
          { term: text('created'), detail: formatDate(language, createTime) },
          ...given(text('remark'), remark && <UserText>{remark}</UserText>),
          ...given(text('company'), companyName && <UserText>{companyName}</UserText>),
          ...given(
            text('contact'),
            (contact || userPhone) && (
              <UserText sentence={[contact, userPhone].filter(Boolean).join(' ')}>{contact}</UserText>
            ),
          ),
          ...given(text('address'), userAddr && <UserText>{addressLine(userAddr)}</UserText>),
          ...given(text('invoiceName'), needInvoice && text('invoiceYes')),
          ...given(text('attachments'), files.length > 0 && <InquiryFiles files={files} />),
        ]}
      />
    </div>
  )
}

/** Returns the entry of a fact, or nothing if the buyer did not give it. */
function given(term: string, detail: ReactNode): { term: string; detail: ReactNode }[] {
  return detail ? [{ term, detail }] : []
}
