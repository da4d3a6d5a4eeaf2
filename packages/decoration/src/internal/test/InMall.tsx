import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import type { ReactNode } from 'react'

/** Wraps a page in the providers of the mall. */
export function InMall({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="zh">
      <Texts locale="zh" resources={resourcesOf('zh', everyNamespace)}>
        {children}
      </Texts>
    </UiProvider>
  )
}
