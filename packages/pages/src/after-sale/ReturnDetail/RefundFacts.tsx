import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { UserText } from '@millwright/commerce/UserText'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { path } from '@millwright/domain/paths/path'
import { sizeName } from '@millwright/domain/product/sizeName'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Text } from '@millwright/ui/Text'
import { kindWords } from '../refundActions.ts'
import type { ReturnDetailData } from './ReturnDetail.load.ts'
import * as styles from './ReturnDetail.css.ts'

/** The facts of a request: numbers, kind, reason, the buyer's words and photos. */
export function RefundFacts({ refund }: Pick<ReturnDetailData, 'refund'>) {
  const text = useText('afterSale')
  const language = useLanguage()
  const word = useText('refund')
  const { refundSn, orderNumber, buyerDesc, buyerMobile, applyTime, applyType, buyerReason, photoFiles, exchangeSku } =
    refund
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text('facts')}
      </Heading>
      <DescriptionList
        look="plain"
        items={[
          {
            term: text('refundNumber'),
            detail: <CopyNumber value={refundSn} name={text('refundNumber')} />,
          },
          {
            term: text('orderNumber'),
            detail: <Link href={path('order-detail', { orderNumber })}>{orderNumber}</Link>,
          },
          { term: text('applyKind'), detail: word(kindWords[applyType] ?? 'goods') },
          ...(exchangeSku ? [{ term: text('wanted'), detail: sizeName(exchangeSku) }] : []),
          { term: text('reason'), detail: buyerReason ?? '' },
          ...(buyerDesc ? [{ term: text('descriptionShort'), detail: <UserText>{buyerDesc}</UserText> }] : []),
          ...(buyerMobile ? [{ term: text('mobile'), detail: <Text figures>{buyerMobile}</Text> }] : []),
          { term: text('applyTime'), detail: formatDate(language, applyTime) },
        ]}
      />
      <Photos photos={filePathsOf(photoFiles)} />
      <Text as="p" tone="muted" size={13}>
        {text('chinaTime')}
      </Text>
    </div>
  )
}

function Photos({ photos }: { photos: readonly string[] }) {
  const text = useText('afterSale')
  return (
    photos.length > 0 && (
      <ul className={styles.photos} aria-label={text('photos')}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <Image src={photo} alt={text('photo', { number: index + 1 })} ratio={1} width={64} />
          </li>
        ))}
      </ul>
    )
  )
}
