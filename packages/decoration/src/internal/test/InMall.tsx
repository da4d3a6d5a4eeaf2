import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import type { ReactNode } from 'react'

/** Renders the mall's surroundings of a page. */
export function InMall({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="zh">
      <Texts locale="zh" resources={resourcesOf('zh', everyNamespace)}>
        {children}
      </Texts>
    </UiProvider>
  )
}
