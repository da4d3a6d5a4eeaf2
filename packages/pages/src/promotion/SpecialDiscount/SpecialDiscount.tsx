import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { DiscountCard } from '../DiscountCard.tsx'
import type { SpecialDiscountData } from './SpecialDiscount.load.ts'

/** Running and coming threshold discounts, each with its steps and the way to its goods. */
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
