import type { Resources } from '@millwright/i18n/createTexts'

/** The sentences of the frame in a shop with a name of its own. */
export function mallNamed(name: string | undefined, texts: Resources): Resources {
  return name === undefined ? texts : { ...texts, common: { ...texts.common, mallName: name } }
}
