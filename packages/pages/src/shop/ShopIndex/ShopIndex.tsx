import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Decorated } from '../../content/Decorated.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { ShopShelf } from './ShopShelf.tsx'

/** A shop: who it is, its front as it decorated it, and all of its goods with its own classes and search. */
export function ShopIndex(props: ShopIndexProps) {
  const { shop, open, front } = props
  const text = useText('shop')
  const common = useText('common')
  if (!open) {
    return (
      <Container>
        <ShopHeader {...props} />
        <Empty
          drawing="plug"
          title={text('closed')}
          action={<Button href={`/list/pn-${encodeURIComponent(shop.shopName)}`}>{text('toMall')}</Button>}
        >
          {text('closedHint')} <a href="/user-center/uc-order">{common('myOrders')}</a>
        </Empty>
      </Container>
    )
  }
  return (
    <>
      <Container>
        <ShopHeader {...props} />
      </Container>
      {front && <Decorated page={front} />}
      <Container>
        <ShopShelf {...props} />
      </Container>
    </>
  )
}
