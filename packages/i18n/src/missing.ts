import type { Namespace } from './namespaces.ts'

const told = new Set<string>()

/** Warns once, in development, which import is missing: the page shows keys instead of texts. */
export function warnOfMissing(namespace: Namespace, locale: 'zh' | 'en'): void {
  if (told.has(namespace)) return
  told.add(namespace)
  console.warn(
    `The texts "${namespace}" are missing, so their keys are shown. Give them to PlainTexts or Texts:\n` +
      `  import { ${locale} as ${namespace} } from '@millwright/i18n/namespaces/${namespace}'\n` +
      `  <PlainTexts locale="${locale}" resources={{ ${namespace} }}>`,
  )
}
