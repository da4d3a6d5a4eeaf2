import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { PriceTag } from '@millwright/commerce/PriceTag'
import { Pagination } from '@millwright/ui/Pagination'
import { UiProvider } from '@millwright/ui/UiProvider'

/** `ui` has its own few texts, which `messages` replaces. The widgets of `commerce` read their texts from `Texts`. */
export function Languages({ locale }: { locale: 'zh' | 'en' }) {
  return (
    <UiProvider locale={locale} messages={locale === 'en' ? { nextPage: 'Further' } : undefined}>
      <Texts locale={locale} resources={resourcesOf(locale, ['commerce', 'common'])}>
        <PriceTag price="12.50" unit="piece" />
        <Pagination page={2} pages={9} hrefOf={(page) => `?page=${page}`} />
      </Texts>
    </UiProvider>
  )
}
