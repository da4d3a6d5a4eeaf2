import type { Namespace } from './namespaces.ts'

const warned = new Set<string>()

/** Warns once about the missing import of a namespace, whose keys the page shows instead of texts. */
export function warnOfMissing(namespace: Namespace, locale: 'zh' | 'en'): void {
  if (warned.has(namespace)) return
  warned.add(namespace)
  console.warn(
    `The texts "${namespace}" are missing, so their keys are shown. Give them to PlainTexts or Texts:\n` +
      `  import { ${locale} as ${namespace} } from '@millwright/i18n/namespaces/${namespace}'\n` +
      `  <PlainTexts locale="${locale}" resources={{ ${namespace} }}>`,
  )
}
