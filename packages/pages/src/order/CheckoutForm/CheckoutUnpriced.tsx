import type { ReactNode } from 'react'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import type { Problem } from '../../loader.ts'
import * as shared from '../checkout/checkout.css.ts'

/** The mall's refusal to price the order, the products it is about, and links to continue. */
export function CheckoutUnpriced({ problem, about, links }: { problem: Problem; about?: ReactNode; links: ReactNode }) {
  const text = useText('order')
  const problemText = useProblemText()
  return (
    <Panel>
      <Empty drawing="order" title={text('refusedTitle')} action={<div className={shared.buttons}>{links}</div>}>
        {problemText(problem)}
        {about && <div>{about}</div>}
      </Empty>
    </Panel>
  )
}
