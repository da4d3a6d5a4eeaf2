import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { UcShopaccountData } from './UcShopaccount.route.ts'

/** What a person does here. */
export function UcShopaccount({ today }: UcShopaccountData) {
  const text = useText('ucShopaccount')
  return (
    <PageFrame title={text('title')}>
      <Panel>{text('asOf', { today })}</Panel>
    </PageFrame>
  )
}
