import { defineTexts } from '@millwright/i18n/language'
import type { Language } from '@millwright/i18n/language'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { CommerceProvider } from '@millwright/commerce/CommerceProvider'
import { PriceTag } from '@millwright/commerce/PriceTag'
import { UiProvider } from '@millwright/ui/UiProvider'

/** Your own language. The compiler knows every namespace and key. Omitted texts fall back to English. */
export const de: Language = {
  tag: 'de-DE',
  base: 'en',
  name: 'Deutsch',
  texts: defineTexts({
    commerce: { fromPrice: 'ab', skuCount_one: '{{count}} Ausführung', skuCount_other: '{{count}} Ausführungen' },
  }),
  messages: { nextPage: 'Nächste Seite' },
}

/** `base` is the language of the mall's data. `tag` sets the format of numbers, amounts and dates: `ab 12,50 €`. */
export function German() {
  return (
    <UiProvider locale={de.base} language={de.tag} messages={de.messages}>
      <Texts locale={de.base} language={de.tag} resources={resourcesOf(de, ['commerce', 'common'])}>
        <CommerceProvider currency={{ code: 'EUR' }}>
          <PriceTag price="12.50" unit="Stück" from />
        </CommerceProvider>
      </Texts>
    </UiProvider>
  )
}
