import { en, zh } from '@millwright/i18n/namespaces/decorationFields'
import type { Locale } from '@millwright/domain/locale'

const labels: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { zh, en }

/** Returns the name of a block type for people. A host's own type has none, so its name is shown. */
export function typeLabel(type: string, locale: Locale): string {
  return fieldLabel(type, locale)
}

export function fieldLabel(name: string, locale: Locale): string {
  return Object.hasOwn(labels[locale], name) ? labels[locale][name]! : name
}
