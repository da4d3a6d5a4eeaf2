import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { DiscountCard } from '../DiscountCard.tsx'
import type { SpecialDiscountData } from './SpecialDiscount.load.ts'

/** The running and upcoming threshold discounts, each with its steps and a link to its products. */
export function SpecialDiscount({ now, current, discounts }: SpecialDiscountData) {
  const text = useText('promotions')
  return (
    <PageFrame title={text('discounts')} lead={text('discountsLead')}>
      <RecordList
        page={discounts}
        current={current}
        hrefOf={(page) => path('special-discount', { page: page > 1 ? page : undefined })}
        keyOf={({ discountId }) => discountId}
        variant="tiles"
        empty={
          <Empty
            drawing="page"
            title={text('discountsNoneTitle')}
            action={<Button href={path('coupons')}>{text('toCoupons')}</Button>}
          >
            {text('discountsNone')}
          </Empty>
        }
      >
        {(discount) => <DiscountCard discount={discount} now={now} />}
      </RecordList>
    </PageFrame>
  )
}
