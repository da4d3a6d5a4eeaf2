import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { UcFreeshopData } from './UcFreeshop.route.ts'

/** What a person does here. */
export function UcFreeshop({ today }: UcFreeshopData) {
  const text = useText('ucFreeshop')
  return (
    <PageFrame title={text('title')}>
      <Panel>{text('asOf', { today })}</Panel>
    </PageFrame>
  )
}
