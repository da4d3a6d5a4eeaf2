import type { Resources } from '@millwright/i18n/createTexts'
import type { shellNamespaces } from '@millwright/pages/route'

type FrameTexts = Required<Pick<Resources, (typeof shellNamespaces)[number]>>

/** Loads the frame's texts: one cacheable file per language, not repeated in every page. */
export const frameTexts: Record<'zh' | 'en', () => Promise<FrameTexts>> = {
  zh: () => import('./frameTexts.zh.ts').then(({ texts }) => texts),
  en: () => import('./frameTexts.en.ts').then(({ texts }) => texts),
}
