import { writeListPath } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { ShopHeader } from './ShopHeader.tsx'
import type { ShopIndexProps } from './ShopIndex.load.ts'

/** The page of a closed shop: its header, and links onward. */
export function ShopClosed(props: Pick<ShopIndexProps, 'shop' | 'open' | 'kept'>) {
  const { shop } = props
  const text = useText('shop')
  const common = useText('common')
  return (
    <Container>
      <ShopHeader {...props} />
      <Empty
        drawing="plug"
        title={text('closed')}
        action={<Button href={writeListPath({ keyword: shop.shopName })}>{text('toMall')}</Button>}
      >
        {text('closedHint')} <a href={path('uc-order')}>{common('myOrders')}</a>
      </Empty>
    </Container>
  )
}
