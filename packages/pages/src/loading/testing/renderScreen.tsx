import type { Client } from '@millwright/contract/contract'
import { resourcesOf, everyNamespace } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderContext } from '../../loader.ts'
import type { AnyScreen } from './storyShop.ts'
import { loaderContextAt } from './testMall.ts'

/** Loads a screen at an address and returns its HTML in Chinese. `more` adds to the context of the load. */
export async function renderScreen(
  screen: AnyScreen,
  address: string,
  api: Client,
  more: Partial<LoaderContext> = {},
): Promise<string> {
  const [{ head: _, ...props }, View] = await Promise.all([
    screen.load(api, loaderContextAt(address, more)),
    screen.view(),
  ])
  return renderToStaticMarkup(
    <UiProvider locale="zh">
      <Texts locale="zh" resources={resourcesOf('zh', everyNamespace)}>
        <View {...props} />
      </Texts>
    </UiProvider>,
  )
}
