import type { Namespace } from './namespaces.ts'

const told = new Set<string>()

/** While developing: says once which import is missing, since the page shows keys in the place of sentences. */
export function warnOfMissing(namespace: Namespace, locale: 'zh' | 'en'): void {
  if (told.has(namespace)) return
  told.add(namespace)
  console.warn(
    `The texts "${namespace}" are missing, so their keys are shown. Give them to PlainTexts or Texts:\n` +
      `  import { ${locale} as ${namespace} } from '@millwright/i18n/namespaces/${namespace}'\n` +
      `  <PlainTexts locale="${locale}" resources={{ ${namespace} }}>`,
  )
}
