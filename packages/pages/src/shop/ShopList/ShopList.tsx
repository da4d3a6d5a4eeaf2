import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ShopListData } from './ShopList.route.ts'

/** What a person does here. */
export function ShopList({ today }: ShopListData) {
  const text = useText('shopList')
  return (
    <PageFrame title={text('title')}>
      <Panel>{text('asOf', { today })}</Panel>
    </PageFrame>
  )
}
