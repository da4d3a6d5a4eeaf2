import { defineTexts } from '@millwright/i18n/language'
import type { Language } from '@millwright/i18n/language'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { CommerceProvider } from '@millwright/commerce/CommerceProvider'
import { PriceTag } from '@millwright/commerce/PriceTag'
import { UiProvider } from '@millwright/ui/UiProvider'

/** A language of your own. The compiler knows every namespace and key; what you leave out is said in English. */
export const de: Language = {
  tag: 'de-DE',
  base: 'en',
  name: 'Deutsch',
  texts: defineTexts({
    commerce: { fromPrice: 'ab', skuCount_one: '{{count}} Ausführung', skuCount_other: '{{count}} Ausführungen' },
  }),
  messages: { nextPage: 'Nächste Seite' },
}

/** `base` chooses among what the mall has in two languages, `tag` writes figures, amounts and days: `ab 12,50 €`. */
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
