import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { CouponsData } from './Coupons.load.ts'

/** What a person does here. */
export function Coupons({ today }: CouponsData) {
  const text = useText('coupons')
  return (
    <PageFrame title={text('title')}>
      <Panel>{text('asOf', { today })}</Panel>
    </PageFrame>
  )
}
