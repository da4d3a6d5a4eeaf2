import type { Resources } from '@millwright/i18n/createTexts'

/** Returns the frame's texts with the shop's own name. */
export function withShopNameInTexts(name: string | undefined, texts: Resources): Resources {
  return name === undefined ? texts : { ...texts, common: { ...texts.common, mallName: name } }
}
