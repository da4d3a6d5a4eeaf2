import { useLocale, useText } from '@millwright/i18n/Texts'
import type { ShellData } from './shellProps.ts'

/** Returns the mall's name in the reader's language. */
export function useMallName(config: ShellData['config']): string {
  const text = useText('common')
  return (useLocale() === 'zh' ? config?.pcTitleContentCn : config?.pcTitleContentEn) ?? text('mallName')
}
