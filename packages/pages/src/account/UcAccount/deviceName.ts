import type { KeyOf } from '@millwright/i18n/namespaces'

/** Names that Chinese readers know by others; all else is called what its maker calls it. */
const named = {
  WeChat: 'WeChat',
  DingTalk: 'DingTalk',
  'QQ Browser': 'QQBrowser',
  'UC Browser': 'UCBrowser',
  'Huawei Browser': 'HuaweiBrowser',
  'Samsung Internet': 'SamsungInternet',
} as const satisfies Record<string, KeyOf<'ownAccount'>>

type Say = (key: KeyOf<'ownAccount'>, values?: Record<string, string>) => string

/** A browser and its system in plain words. */
export function deviceName({ browser, system }: { browser?: string; system?: string }, text: Say): string {
  const name =
    browser !== undefined && Object.hasOwn(named, browser) ? text(named[browser as keyof typeof named]) : browser
  if (name && system) return text('browserOn', { browser: name, system })
  return name ?? system ?? text('unknownBrowser')
}
